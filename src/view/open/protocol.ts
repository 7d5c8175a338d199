/** What the page that opens a log and its Worker say to each other. Plain data both ways. */
import type { Problem } from '../../log/problem.ts';
import type { MatchHead, RoundSummary } from '../../replay/frame.ts';
import type { FactsTable } from '../source/facts.ts';
import type { PackedShownRound } from '../source/pack-source.ts';

export type ToWorker =
  /** Read a text; the name of its file says what the text leaves open. Whatever was read before is dropped. */
  | { readonly type: 'read'; readonly text: string; readonly name: string }
  /** Fold another match of the same text. */
  | { readonly type: 'choose'; readonly match: number }
  /** Hand out a round that was folded. */
  | { readonly type: 'round'; readonly index: number }
  /** Stop reading; what was folded until now stays. */
  | { readonly type: 'cancel' };

export type FromWorker =
  /** How far reading is: units of the text, or rounds. */
  | {
      readonly type: 'progress';
      readonly stage: 'reading' | 'folding';
      readonly done: number;
      readonly of: number;
    }
  | { readonly type: 'folded'; readonly folded: FoldedMatch }
  | { readonly type: 'round'; readonly index: number; readonly round: PackedShownRound }
  /** Stopped before there was a match to fold. */
  | { readonly type: 'cancelled' }
  | { readonly type: 'failed' };

/** A fault, and the address of the moment where it came up; null where no moment is to blame. */
export interface PlacedProblem {
  readonly problem: Problem;
  readonly at: string | null;
}

export interface FoldedMatch {
  /** Which of the matches of the text this is, and how many there are. */
  readonly match: number;
  readonly matches: number;
  readonly head: MatchHead;
  /** Null where the game is not known: then there are no rounds either. */
  readonly facts: FactsTable | null;
  readonly rounds: readonly RoundSummary[];
  /** In reading order. */
  readonly problems: readonly PlacedProblem[];
  readonly cancelled: boolean;
}
