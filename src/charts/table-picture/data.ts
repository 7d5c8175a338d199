/** A position at the table as its picture wants it. Every word comes ready in the reader's language. */
import type { CardLabel } from '../cards.ts';

/** A card face up, one that nobody noted (`?` without a suit), or one turned away. */
export type TableCard = CardLabel | 'back';

export interface TableSeat {
  readonly name: string;
  /** Title and points so far. */
  readonly standing: string;
  readonly cards: readonly TableCard[];
  readonly state: 'turn' | 'passed' | 'out' | 'deals' | 'none';
  /** The state in words; of one who is out, the title won and its points. */
  readonly stateText: string;
}

/** Cards of one player on the pile. */
export interface TableLay {
  readonly seat: number;
  readonly cards: readonly TableCard[];
}

export interface TableData {
  /** The position in words: the accessible name. */
  readonly label: string;
  /** The match. */
  readonly title: string;
  /** Round and trick. */
  readonly caption: string;
  /** In the order of turns. */
  readonly seats: readonly TableSeat[];
  /** The seat that sits nearest. */
  readonly nearest: number;
  /** The last lay, and those that it beat, oldest first. */
  readonly top: TableLay | null;
  readonly beaten: readonly TableLay[];
  /** Below the pile: whose it is, in the player's colour, and a word on it. */
  readonly holder: { readonly seat: number; readonly name: string; readonly text: string } | null;
  readonly talon: { readonly name: string; readonly cards: readonly TableCard[] } | null;
  /** The ranks from low to high, the empty one being the joker. */
  readonly order: readonly string[];
  /** The order is turned over; `turnedText` says so. */
  readonly turned: boolean;
  readonly turnedText: string;
}

/** Width and height in pixels; the layout follows the proportions. */
export interface TableSize {
  readonly width: number;
  readonly height: number;
}
