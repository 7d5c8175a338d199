/**
 * Where a player's points of a round came from. The terms of a seat add to its points exactly: each state is
 * estimated once, and its value ends one term and begins the next.
 */
export const TERMS = [
  /** Mean value of the seat, counted from the leader, over random deals. */
  'seat',
  /** What the deal was worth beyond that. */
  'deal',
  /** The exchange: what was chosen well or badly, and what came. */
  'tradeChoice',
  'tradeLuck',
  /** The swap with the talon, likewise. */
  'swapChoice',
  'swapLuck',
  /** The order turned over by the check after the exchange. */
  'revolution',
  /** Own decisions in play: points lost by them (never above 0), and the luck of hidden cards. */
  'play',
  'playLuck',
  /** What others did. */
  'others',
] as const;
export type Term = (typeof TERMS)[number];

export interface SeatLedger {
  readonly terms: Readonly<Record<Term, number>>;
  readonly points: number;
}

/** By seat. Sum of a seat's terms = its points, before rounding to within 1e−9. */
export type RoundLedger = readonly SeatLedger[];
