/** What each choice of a seat is worth, from what it may know, by a few playouts. */
import { optionValues } from '../analysis/decisions/option-values.ts';
import { pointsOf } from '../analysis/equity/points-of.ts';
import { knowledgeOfView } from '../analysis/knowledge/knowledge-of-view.ts';
import { kernelFor } from '../analysis/policies/kernel-for.ts';
import { viewOf } from '../analysis/policies/view.ts';
import type { Choice, Seat } from '../rules/game.ts';
import type { LiveMatch } from './live-match.ts';

const WORLDS = 100;

export interface Hint {
  readonly choice: Choice;
  /** Points of the round that it may expect with it, and the standard error. */
  readonly points: number;
  readonly se: number;
}

/** The choices of the seat, the best first; none where it is not its turn in a trick. */
export function hintsFor(live: LiveMatch, seat: Seat): Hint[] {
  const { game, setup, round, choices } = live;
  if (round?.turn !== seat || choices.length === 0) return [];
  const kernel = kernelFor({ game, setup });
  const budget = {
    worlds: WORLDS,
    policy: kernel.policies.at(-1) ?? 'random',
    noise: 0,
    seed: 'hint',
  } as const;
  const values = optionValues(
    kernel,
    pointsOf(game, setup),
    knowledgeOfView(viewOf(game, round, seat)),
    choices,
    budget,
  );
  return values
    .map(({ deed, mean, se }) => ({ choice: deed, points: mean, se }))
    .sort((a, b) => b.points - a.points);
}
