/**
 * What a player knows of the review of its match: how far it is, sums over what is there, and the rounds one by one. Of a long
 * match only sums and mistakes stay at hand; a round that is looked at again comes back in a while.
 */
import type { Made } from '../../analysis/equity/model.ts';
import type { RoundLedger } from '../../analysis/ledger/model.ts';
import type { Deed, PlayerReview, RoundReview } from '../../analysis/review/model.ts';
import type { Seat } from '../../rules/game.ts';
import type { SignedClass } from './signed-class.ts';

export type ReviewPhase =
  /** Nothing was asked for yet. */
  | 'idle'
  | 'working'
  | 'done'
  /** By the reader; what was there until then stays, and it can go on. */
  | 'stopped'
  | 'failed';

export interface ReviewState {
  readonly phase: ReviewPhase;
  /** Whether it is being made here, and not only fetched. */
  readonly makes: boolean;
  /** Rounds of the match that are reviewed, and how many there are. */
  readonly done: number;
  readonly of: number;
  /** How it was made; null until something is there. */
  readonly made: Made | null;
  /** By seat, over the rounds that are reviewed. */
  readonly players: readonly PlayerReview[];
  /** The sums of all ledgers; null where no round has one. */
  readonly ledger: RoundLedger | null;
  /** What went wrong, in the order of the match. */
  readonly mistakes: readonly Mistake[];
}

/** A decision that was not as good as another, short enough to keep thousands. */
export interface Mistake {
  /** Index of the round, and index of the frame on its main line that shows the moment after the decision. */
  readonly round: number;
  readonly frame: number;
  /** The frame in which it was to be made. */
  readonly before: number;
  /** Which of the decisions of its round. */
  readonly decision: number;
  readonly seat: Seat;
  readonly class: SignedClass;
  /** As it is told: see `told-cost`. */
  readonly cost: number;
  /** What was done, and the best that could have been. */
  readonly deed: Deed;
  readonly best: Deed;
}

export interface ReviewSource {
  readonly state: ReviewState;
  /** Calls back after every change, until the returned function is called. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Begins, or goes on, with the round of an index. */
  readonly start: (first: number) => void;
  /** Stops at once. */
  readonly cancel: () => void;
  /** The review of the round of an index; null where there is none at hand. One that was put away is brought back. */
  readonly round: (index: number) => RoundReview | null;
}
