/**
 * A hand of Anemaki in 32 bits, counted in unary: rank r (7 = 0 … A = 7, in the order in which the round is played)
 * owns bits 4r to 4r+3, and bit 4r + n − 1 is set when the hand holds at least n cards of it. So the legal
 * plays are one mask away, and each bit that it leaves is one of them: the play of n cards of rank r.
 */

/** Bits of `n` or more cards, by n: what may be laid on a set of n. The 0th is that of 1. */
export const AT_LEAST = new Int32Array([-1, -1, 0xeeeeeeee | 0, 0xcccccccc | 0, 0x88888888 | 0]);
/** One bit a rank that is held at all. */
export const GROUPS = 0x11111111;

/** The mask of what may be laid on a play (A8), by the index of the play's bit: at least as many cards, of a strictly higher rank. */
export const ABOVE = Int32Array.from({ length: 32 }, (_, bit) => {
  const rank = rankOf(bit);
  // Shifting by 32 would shift by nothing: on an ace nothing follows.
  return rank === 7 ? 0 : (AT_LEAST[sizeOf(bit)] as number) & (-1 << (4 * (rank + 1)));
});
/** The mask of what may be led (A7): everything; that of no play. */
export const ANYTHING = -1;

/** The rank of a play, given as the index of its bit. */
export function rankOf(bit: number): number {
  return bit >> 2;
}

/** How many cards a play lays. */
export function sizeOf(bit: number): number {
  return (bit & 3) + 1;
}

/** The index of the lowest bit of plays that are not none. */
export function lowestOf(plays: number): number {
  return 31 - Math.clz32(plays & -plays);
}

/** The hand after the play: the rank's nibble moves down by as many bits. */
export function without(hand: number, bit: number): number {
  const shift = bit & ~3;
  const held = (hand >>> shift) & 15;
  return hand ^ ((held ^ (held >>> sizeOf(bit))) << shift);
}

/** How many of a rank are held. */
export function countOf(hand: number, rank: number): number {
  const nibble = (hand >>> (4 * rank)) & 15;
  return 32 - Math.clz32(nibble);
}

/** How many cards a hand holds; of plays, how many there are. */
export function cardsIn(hand: number): number {
  let n = hand - ((hand >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The hand with so many cards more of a rank, four in all at most. */
export function withMore(hand: number, rank: number, count: number): number {
  const shift = 4 * rank;
  const held = (hand >>> shift) & 15;
  return hand | ((((held + 1) << count) - 1) << shift);
}

/** The hand of cards that were only counted: four bits a rank with the number held as a binary number, 0 … 4. */
export function handOfCounts(counts: number): number {
  const ones = counts & GROUPS;
  const twos = (counts >>> 1) & GROUPS;
  const fours = (counts >>> 2) & GROUPS;
  return ones | twos | fours | ((twos | fours) << 1) | (((ones & twos) | fours) << 2) | (fours << 3);
}

/** The hand with its ranks turned over: nibbles in opposite order (A28). */
export function mirrored(hand: number): number {
  const halves = (hand << 16) | (hand >>> 16);
  const bytes = ((halves << 8) & 0xff00ff00) | ((halves >>> 8) & 0x00ff00ff);
  return ((bytes << 4) & 0xf0f0f0f0) | ((bytes >>> 4) & 0x0f0f0f0f);
}
