/** What stands under the score, where a round is analysed. */
import type { Seat } from '../../rules/game.ts';

export const BELOW = ['points', 'odds', 'strength'] as const;

export interface Below {
  readonly view: (typeof BELOW)[number];
  /** Whose chances are shown; null until the reader chooses: the own seat's, or the first. */
  readonly seat: Seat | null;
}

export const FIRST_BELOW: Below = { view: 'points', seat: null };
