/**
 * A frame is one moment of a match, whole and ready to show: nothing has to be folded again to
 * step to it. A Timeline is its rounds, each with its frames. All of it is plain data.
 *
 * Frames of one round, in order (addresses as in the player's `at`):
 *   r2       the deal                              r2x1 …   each trade
 *   r2v      the check for a revolution            r2t1p1 … each play and pass, counted in its trick
 *   r2t2 …   cards set aside, the next lead        r2t2g1 … a revolution laid after trick 2
 *   r2e      the ranking
 */
import type { SeenCard } from '../cards/card.ts';
import type { Commentary, Metadata, PlayerId } from '../log/model.ts';
import type { Problem } from '../log/problem.ts';
import type { Action, Choice, Direction, Lay, Seat, Setup, Verdict } from '../rules/game.ts';
import type { Refusal } from '../rules/refusal.ts';

/** What happened on the way into a frame. */
export type Happening =
  | { readonly type: 'deal'; readonly dealer: Seat; readonly leader: Seat }
  | { readonly type: 'check'; readonly verdict: Verdict }
  /** The cards of a trick were set aside; `winner` laid last, `leader` leads the next (null: the round is over). */
  | { readonly type: 'clear'; readonly winner: Seat; readonly leader: Seat | null }
  | { readonly type: 'rank' }
  | Action;

export interface Frame {
  /** Canonical address, unique in the match: `r2t3p4`. */
  readonly at: string;
  /** Number of the trick on the table, 0 before the first. */
  readonly trick: number;
  /** The leaf states of the statechart that are active, as dotted paths: `tricks.following`. */
  readonly states: readonly string[];
  /**
   * The transition just taken, by its name in the statechart's drawing (`machine/transition-id.ts`); null where none was. Where an
   * event took several, the last, which leads to where the frame stands: of a pass that ends a trick, the one without an event into
   * `betweenTricks`; of the last trade, the one out of `exchanging`.
   */
  readonly taken: string | null;
  readonly did: Happening;
  /**
   * Not in the log: the reader filled it in. A trade or a pass that nobody wrote; a deal without a single hand; a check
   * that neither the hands nor the log decide. What follows by the rules alone (`clear`, `rank`) is not inferred.
   */
  readonly inferred: boolean;
  /** The rules forbade it, and it was taken over from the log all the same. */
  readonly refusal: Refusal | null;
  readonly hands: readonly (readonly SeenCard[])[];
  readonly talon: readonly SeenCard[];
  readonly pile: readonly Lay[];
  readonly passed: readonly Seat[];
  readonly turn: Seat | null;
  readonly direction: Direction;
  /** Places taken so far, best first. */
  readonly out: readonly Seat[];
  /** What the one to move may do now. */
  readonly choices: readonly Choice[];
  readonly commentary: Commentary | null;
  /** Problems of this moment, as indices into the round's problems. */
  readonly problems: readonly number[];
}

/** What a list of rounds, the chart of titles and the way there need; no frames. */
export interface RoundSummary {
  readonly number: number;
  readonly dealer: Seat;
  /** Seats by place in the round before, best first; null where nobody has a title. */
  readonly titles: readonly Seat[] | null;
  /** Points carried into the round, by seat. */
  readonly before: readonly number[];
  /** Seats by place, best first; null when the round was not played (or not noted) to its end. */
  readonly order: readonly Seat[] | null;
  /** Points of this round by seat; null as `order`. */
  readonly points: readonly number[] | null;
  readonly verdict: Verdict | null;
  readonly revolts: number;
  /** Number of frames, of tricks, and of problems by severity. */
  readonly frames: number;
  readonly tricks: number;
  readonly errors: number;
  readonly warnings: number;
}

export interface RoundTimeline {
  readonly summary: RoundSummary;
  readonly frames: readonly Frame[];
  readonly problems: readonly Problem[];
  /** Lines that were not played, each from a frame of the main line (or of another branch) on. */
  readonly branches: readonly Branch[];
}

export interface Branch {
  /** The name in addresses, unique in the round: made from that in the log, or a number as text. */
  readonly name: string;
  /** The name as the log has it, or a number as text. */
  readonly title: string;
  /** Address of the frame it leaves from. */
  readonly from: string;
  readonly frames: readonly Frame[];
}

/** What is the same in all rounds. */
export interface MatchHead {
  readonly game: string;
  readonly setup: Setup;
  readonly players: readonly { readonly id: PlayerId; readonly name: string }[];
  readonly meta: readonly Metadata[];
}

export interface Timeline extends MatchHead {
  readonly rounds: readonly RoundTimeline[];
  /** Problems of the file, syntax included, in reading order. */
  readonly problems: readonly Problem[];
}
