/** What every reader of a log gives. */
import type { Match } from './model.ts';
import type { ParseProblem } from './problem-codes.ts';

export interface Parsed {
  /** As far as it could be read. */
  readonly match: Match;
  /** In reading order. */
  readonly problems: readonly ParseProblem[];
}
