/**
 * What one seat knows at a moment, in the shape in which the cards that it does not see can be dealt anew. Nothing
 * in it comes from a hidden card: two rounds that look the same from the seat give the same knowledge.
 */
import type { Game, Seat, Setup } from '../../rules/game.ts';
import type { Counts, Position } from '../kernel/position.ts';

export interface Knowledge {
  readonly game: Game;
  readonly setup: Setup;
  readonly seat: Seat;
  /** Seats by their place in the round before, best first; null where nobody has a title. */
  readonly titles: readonly Seat[] | null;
  /** What everybody sees of the tricks; null while cards are traded. */
  readonly table: Table | null;
  readonly own: Counts;
  /** Cards that left play for all to see. */
  readonly gone: Counts;
  /** How many cards everyone holds, by seat. */
  readonly held: readonly number[];
  /** By seat, cards of another hand that must be there: given to it by this seat, or by it to this seat, and not seen since. */
  readonly sure: readonly Counts[];
  /** The cards that lie hidden, but for the sure ones: in the other hands, or in the talon. */
  readonly unseen: Counts;
  /** The best that another hand can hold of what it was dealt. */
  readonly ceiling: Ceiling | null;
  /** Who held four equal cards after the exchange, as far as the check told (A26, A27); null where there was none. */
  readonly quads: Quads | null;
}

/** What a position says but for the cards. */
export type Table = Pick<Position, 'direction' | 'top' | 'passed' | 'turn' | 'asked' | 'out'>;

/** A seat that gave its best cards kept nothing better (A24, F21). */
export interface Ceiling {
  readonly seat: Seat;
  /** The lowest face that it gave. */
  readonly face: number;
  /** How many of that face it gave: of equal cards the giver picks, and each pick is taken to be as likely as the others. */
  readonly given: number;
  /** How many of that face it kept and has laid since. */
  readonly laid: number;
}

export interface Quads {
  /** By seat, what it has laid since the exchange. */
  readonly laid: readonly Counts[];
  /** The ways in which the verdict can have come about, of which no two can be true together. */
  readonly cases: readonly QuadCase[];
}

/** Seats other than the one who knows. */
export interface QuadCase {
  readonly has: readonly Seat[];
  readonly hasNot: readonly Seat[];
}
