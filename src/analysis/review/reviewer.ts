/** What a review works with: the match's game and kernel, and how much is played out. */
import type { MatchHead } from '../../replay/frame.ts';
import type { Game } from '../../rules/game.ts';
import { gameById } from '../../rules/games.ts';
import { NOISE, type PlayoutBudget, type WorldBudget } from '../equity/budget.ts';
import type { Made } from '../equity/model.ts';
import { pointsOf } from '../equity/points-of.ts';
import type { Kernel, PlayoutPolicy } from '../kernel/kernel.ts';
import { kernelOf } from '../kernel/kernels.ts';

export interface Reviewer {
  readonly head: MatchHead;
  readonly game: Game;
  readonly kernel: Kernel;
  /** By place, best first. */
  readonly points: readonly number[];
  readonly made: Made;
  readonly policy: PlayoutPolicy;
}

/** Throws RangeError on a game without a kernel and on a policy that its kernel does not have. */
export function reviewerFor(head: MatchHead, made: Made): Reviewer {
  const { setup } = head;
  const kernel = kernelOf(setup, head.game);
  const game = gameById(head.game);
  const policy = kernel.policies.find((one) => one === made.policy);
  if (!game || !policy) throw new RangeError(`no policy ${made.policy} for ${head.game}`);
  return { head, game, kernel, points: pointsOf(game, setup), made, policy };
}

/** The budget of an estimate with all hands known. Each has a seed of its own, so that any of them can be made again alone. */
export function openBudget({ made, policy }: Reviewer, name: string): PlayoutBudget {
  return { playouts: made.playouts, policy, noise: NOISE, seed: `${made.seed}/${name}` };
}

/** The budget of a decision, likewise. */
export function worldBudget({ made, policy }: Reviewer, name: string): WorldBudget {
  return { worlds: made.worlds, policy, noise: NOISE, seed: `${made.seed}/${name}` };
}
