/**
 * Where what lies in a state of Anemaki: an Int32Array of `WORDS`. Ranks are those of the round as it is played. The words
 * 0 … 4 are the hands (see hand.ts), each at the number of its seat.
 */

/** Cards that everybody saw go, as a hand. */
export const GONE = 5;
/** Rank of the top of the pile; with no pile −1, so that everything lies above it. */
export const TOP = 6;
/** Cards in the top of the pile; 1 with no pile. */
export const SIZE = 7;
/** Who laid the top; with no pile who leads. */
export const LAST = 8;
/** Who is to move, −1 when the round is over. */
export const TURN = 9;
/** Seats that may not play in this trick any more, a bit each; used by `pass: trick` alone (A10). */
export const PASSED = 10;
/** How many are out. */
export const OUT = 11;
/** Who went out first, second, …: three bits each, the first lowest; the last in it completes the list when the round is over. */
export const ORDER = 12;
/** 1 when the world stands upside down (A28): rank 0 is then the ace. */
export const REVERSED = 13;
export const WORDS = 14;

/** How many sit down (A1). */
export const SEATS = 5;
