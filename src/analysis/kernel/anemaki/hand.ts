/**
 * A hand of Anemaki in 32 bits, counted in unary: rank r (7 = 0 … A = 7, in the order in which the round is played)
 * owns bits 4r to 4r+3, and bit 4r + n − 1 is set when the hand holds at least n cards of it. So the legal
 * plays are one mask away, and each bit that it leaves is one of them: the play of n cards of rank r.
 */

/** Bits of `n` or more cards, by n: what may be laid on a set of n. The 0th is that of 1. */
export const AT_LEAST = new Int32Array([-1, -1, 0xeeeeeeee | 0, 0xcccccccc | 0, 0x88888888 | 0]);
/** One bit a rank that is held at all. */
export const GROUPS = 0x11111111;

/** The plays of a hand on a set of `size` cards of rank `top`: at least as many, of a strictly higher rank (A8). */
export function following(hand: number, top: number, size: number): number {
  // Shifting by 32 would shift by nothing: on an ace nothing follows.
  return top === 7 ? 0 : hand & (AT_LEAST[size] as number) & (-1 << (4 * (top + 1)));
}

/** The rank of a play, given as the index of its bit. */
export function rankOf(bit: number): number {
  return bit >> 2;
}

/** How many cards a play lays. */
export function sizeOf(bit: number): number {
  return (bit & 3) + 1;
}

/** The hand after the play: the rank's nibble moves down by as many bits. */
export function without(hand: number, bit: number): number {
  const shift = bit & ~3;
  const nibble = (hand >>> shift) & 15;
  return (hand & ~(15 << shift)) | ((nibble >>> ((bit & 3) + 1)) << shift);
}

/** How many of a rank are held. */
export function countOf(hand: number, rank: number): number {
  const nibble = (hand >>> (4 * rank)) & 15;
  return 32 - Math.clz32(nibble);
}

/** How many cards a hand holds. */
export function cardsIn(hand: number): number {
  let n = hand - ((hand >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The hand with one card more of a rank that it holds fewer than four of. */
export function withOne(hand: number, rank: number): number {
  const shift = 4 * rank;
  const nibble = (hand >>> shift) & 15;
  return hand | (((nibble << 1) | 1) << shift);
}

/** Ranks turned over: the 7 becomes the highest (A28). */
export function mirrored(hand: number): number {
  let out = 0;
  for (let rank = 0; rank < 8; rank++) out |= ((hand >>> (4 * rank)) & 15) << (4 * (7 - rank));
  return out;
}
