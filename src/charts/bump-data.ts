/** What the chart of titles over rounds is drawn from; every word comes in the reader's language. */
import type { Future } from './score-data.ts';
import type { FormatNumber } from './text.ts';

export interface BumpData {
  /** What the picture is, in a sentence; its accessible name. */
  readonly label: string;
  /** In the order of seats: the index is the player's colour, mark and dash. */
  readonly players: readonly string[];
  /** Titles by place, best first; as many as players. */
  readonly lanes: readonly string[];
  readonly rounds: readonly BumpRound[];
  readonly words: BumpWords;
}

export interface BumpRound {
  /** Its number in the match; strictly rising. */
  readonly round: number;
  /** Players by place at its end, best first; null where it has no result. */
  readonly order: readonly number[] | null;
  /** Points of the whole match after it, by player; null where they are not known. */
  readonly totals: readonly number[] | null;
  /** The sentence that says how it ended. */
  readonly label: string;
}

/** Heads of the right-hand column, and of the table that stands for the picture. */
export interface BumpWords {
  readonly round: string;
  readonly points: string;
}

/** How titles are drawn; every part may be left out. */
export interface BumpOptions {
  readonly compact?: boolean;
  /** The last round whose result is known at the present; 0 for none. Without it all rounds are past. */
  readonly present?: number | null;
  /** Default `pale`. */
  readonly future?: Future;
  /** Writes points. Default: with their sign. */
  readonly format?: FormatNumber;
}
