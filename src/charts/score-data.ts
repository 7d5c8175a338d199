/**
 * What the score of a round is drawn from. Every word in it comes ready in the reader's language;
 * times are numbers of frames, counted as the page counts them within the round.
 */
import type { CardLabel } from './cards.ts';
import type { FormatNumber } from './text.ts';

export interface ScoreData {
  /** What the picture is, in a sentence; its accessible name. */
  readonly label: string;
  /** One a player, 2 … 16, in the order of seats: the row's index is the player's colour, mark and dash. */
  readonly rows: readonly ScoreRow[];
  /** Plays and passes (and revolutions laid) in order of their frames. */
  readonly columns: readonly ScoreColumn[];
  /** Changes of the world, in order of their frames. */
  readonly turns: readonly ScoreTurn[];
  /** Lines under the score on the same axis, top to bottom; none is fine. */
  readonly panels: readonly ScorePanel[];
  readonly words: ScoreWords;
}

export interface ScoreRow {
  readonly name: string;
  /** A second, quiet line: the title held in this round. Empty for none. */
  readonly note: string;
}

export interface ScoreColumn {
  /** The frame that shows the moment right after it; strictly rising. */
  readonly frame: number;
  readonly row: number;
  /** Number of its trick: neighbours with the same number share a bar. */
  readonly trick: number;
  readonly kind: 'play' | 'pass' | 'revolt';
  /** In the order in which they are stacked, top first; empty for a pass. */
  readonly cards: readonly CardLabel[];
  /** Filled in by the reader, not in the log: a hollow dot, a dashed edge. */
  readonly inferred: boolean;
  /** The rules forbade it: marked. */
  readonly faulty: boolean;
  /** The sentence that says it. */
  readonly label: string;
  /** Title and points, where the player went out with it: `Archon +2`. Empty otherwise. */
  readonly out: string;
  /** How it is judged, where that is worth a sign. */
  readonly sign?: ScoreSign | null;
  /** Of a pass: those that follow it, where they share its column. */
  readonly more?: readonly ScorePass[];
}

/** A sign beside a play, as in the annotation of chess: `?!`, `?`, `??`; the kind is the name of its class in style sheets. */
export interface ScoreSign {
  readonly text: string;
  readonly kind: string;
}

/** A pass in the column of another. */
export type ScorePass = Pick<ScoreColumn, 'frame' | 'row' | 'inferred' | 'faulty' | 'label' | 'sign'>;

/** The world turned over, turned back, or a revolution that was held up and changed nothing. */
export interface ScoreTurn {
  /** The world is so from the column of this frame on; a frame before the first column is the whole round. */
  readonly frame: number;
  readonly reversed: boolean;
  /** A word or two for the head of the picture. */
  readonly short: string;
  /** The sentence that says it. */
  readonly label: string;
}

export type ScorePanel = ScoreLines | ScoreShares;

/** One line a player. */
export interface ScoreLines {
  /** What the axis measures. */
  readonly name: string;
  /** The values at the ends of the axis; left out, round numbers around the values of the whole round. */
  readonly range?: readonly [number, number];
  readonly series: readonly ScoreSeries[];
}

export interface ScoreSeries {
  readonly row: number;
  /** One more than columns: the value before the first, then after each. Null where it is not known. */
  readonly values: readonly (number | null)[];
}

/** The parts of a whole after each column, stacked, for one player: how likely each of the lanes is. */
export interface ScoreShares {
  readonly name: string;
  /** Whose they are. */
  readonly row: number;
  /** What the parts are called, top to bottom. */
  readonly lanes: readonly string[];
  /** One more than columns, as the values of lines; each adds to one. Null where they are not known. */
  readonly shares: readonly (readonly number[] | null)[];
}

/** Heads of the table that stands for the picture, and of its cells. */
export interface ScoreWords {
  readonly trick: string;
  readonly player: string;
  readonly play: string;
  readonly result: string;
}

/** How much of what comes later shows: less clear, or not at all (nor how long the round is). */
export type Future = 'pale' | 'absent';

/** How a score is drawn; every part may be left out. */
export interface ScoreOptions {
  /** Narrow columns and labels, for a container of 320 to 480 pixels. Default false. */
  readonly compact?: boolean;
  /** The frame that is the present; without one the whole round is past. */
  readonly present?: number | null;
  /** Default `pale`. */
  readonly future?: Future;
  /** Writes the values of the axes. Default: a plain number with a true minus sign. */
  readonly format?: FormatNumber;
  /** Writes the values that a column tells when it is pointed at; without it, a column tells its sentence alone. */
  readonly tell?: FormatNumber;
}
