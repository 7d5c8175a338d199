/**
 * A moment of the tricks as analysis sees it: cards are counts by face, suits are gone. All hands are
 * known here; what one seat may know of them is `knowledge`.
 */
import type { Direction, Seat, Setup } from '../../rules/game.ts';

/** How many cards of each face, by the face's index in the game's normal order, weakest first, the joker last where there is one. */
export type Counts = readonly number[];

/** What was laid last in the trick on the table. */
export interface Top {
  readonly seat: Seat;
  /** Index of the face that it counts as; jokers alone count as the joker. */
  readonly face: number;
  readonly size: number;
}

export interface Position {
  readonly setup: Setup;
  readonly direction: Direction;
  /** By seat. */
  readonly hands: readonly Counts[];
  /** Cards that everybody saw leave play in this round: on the pile, set aside, laid for a revolution. */
  readonly gone: Counts;
  /** Null when a lead is due. */
  readonly top: Top | null;
  /** Who passed since the last play (or, where the option says so, in this trick). */
  readonly passed: readonly Seat[];
  /** Whose turn it is; null when the trick has ended and its cards still lie there. */
  readonly turn: Seat | null;
  /** In the gap after a trick: the seat that is asked first whether it revolts. Left out: the one who is to lead. */
  readonly asked?: Seat;
  /** Who is out, in the order in which they went. */
  readonly out: readonly Seat[];
}
