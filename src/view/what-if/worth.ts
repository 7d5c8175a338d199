/** What a choice is worth beside the one that was made: how far it changes what everybody may expect, all hands known. */
import { NOISE } from '../../analysis/equity/budget.ts';
import { openEquity } from '../../analysis/equity/open-equity.ts';
import { pointsOf } from '../../analysis/equity/points-of.ts';
import type { Position } from '../../analysis/kernel/position.ts';
import { kernelFor } from '../../analysis/policies/kernel-for.ts';
import { gameById } from '../../rules/games.ts';

/** More than a review takes, since there are two positions only: a standard error of about .02. */
const PLAYOUTS = 3000;

/** Two moments: after what was done instead, and after what was done. */
export interface WorthQuestion {
  readonly game: string;
  readonly instead: Position;
  readonly done: Position;
}

export interface Worth {
  /** By seat, in points. */
  readonly change: readonly number[];
  /** Standard error of each. */
  readonly se: readonly number[];
  /** Playouts of each of the two positions, and the policy that played them. */
  readonly n: number;
  readonly policy: string;
}

/** Null where the game has nothing to play out with. The same question has the same answer. */
export function worthOf({ game: id, instead, done }: WorthQuestion): Worth | null {
  const game = gameById(id);
  if (!game) return null;
  const { setup } = instead;
  const kernel = kernelFor({ game, setup });
  const policy = kernel.policies.at(-1) ?? 'random';
  const [now, then] = [instead, done].map((position, i) => {
    const budget = { playouts: PLAYOUTS, policy, noise: NOISE, seed: `what-if/${i}` };
    return openEquity(kernel, pointsOf(game, setup), position, budget);
  });
  if (!now || !then) return null;
  return {
    change: now.points.map((points, seat) => points - (then.points[seat] ?? 0)),
    se: now.se.map((se, seat) => Math.sqrt(se * se + (then.se[seat] ?? 0) ** 2)),
    n: PLAYOUTS,
    policy,
  };
}
