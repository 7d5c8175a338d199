/** How well the strength index predicts the points of a round: the share of their variance that it explains, by phase of the round. */
import type { Game } from '../rules/game.ts';
import type { Sample } from './self-play.ts';
import { strengthOf } from './strength.ts';

export const PHASES = ['deal', 'early', 'middle', 'late'] as const;
export type Phase = (typeof PHASES)[number];

/** The first lead; then more than two thirds, more than one third, or less of the dealt cards still in hand. */
export function phaseOf({ left }: Pick<Sample, 'left'>): Phase {
  if (left === 1) return 'deal';
  if (left > 2 / 3) return 'early';
  return left > 1 / 3 ? 'middle' : 'late';
}

/** `r2` is 1 − (squared misses) / (squared points); `slope` that of points on strength, 1 where it is neither too bold nor too shy. */
export interface Fit {
  readonly n: number;
  readonly r2: number;
  readonly slope: number;
}

/** Measures the index over positions, all seats together. Points have mean 0, so no mean is taken off. */
export function fitOf(game: Game, samples: readonly Sample[], weights?: readonly number[]): Fit {
  let [missed, all, cross, square] = [0, 0, 0, 0];
  for (const { position, points } of samples) {
    strengthOf(game, position, weights).forEach((expected, seat) => {
      const actual = points[seat] ?? 0;
      missed += (actual - expected) ** 2;
      all += actual ** 2;
      cross += actual * expected;
      square += expected ** 2;
    });
  }
  return { n: samples.length, r2: 1 - missed / all, slope: cross / square };
}
