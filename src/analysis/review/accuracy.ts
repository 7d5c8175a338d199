/** How well somebody decided, from 0 to 100: losses count by how much there was to lose. */
import { scaleOf } from './classes.ts';
import { decay } from './decay.ts';
import type { Decision } from './model.ts';

/**
 * How fast accuracy falls, per point lost at a table of five: such that the default bot's mean loss, weighted by what was at
 * stake, gives 95. `node scripts/fit-accuracy.ts` finds it.
 */
export const FALL = 12.76;

/** What decisions weigh, and how well they were made, weighed. */
export interface Weighed {
  readonly weight: number;
  readonly sum: number;
}

/** 100·e^(−k·loss) of one decision, times its stake. Losses are scaled to a table of five. */
export function weigh({ loss, stake }: Pick<Decision, 'loss' | 'stake'>, players: number): Weighed {
  return { weight: stake, sum: stake * 100 * decay((FALL * loss) / scaleOf(players)) };
}

/** The mean of all; where nothing was ever at stake nothing could be done better. */
export function accuracyOf({ weight, sum }: Weighed): number {
  return weight > 0 ? sum / weight : 100;
}
