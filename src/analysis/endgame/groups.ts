/** What can beat what, on hands and plays as bits (see kernel/anemaki/hand.ts). */

/** One bit for every group of equal cards: the play of all of them. */
export function wholeGroups(hand: number): number {
  return hand & ~((hand >>> 1) & 0x77777777);
}

/** The plays that one of the others can beat: where `others` has a bit of a higher rank and the same size (A8), or might have. */
export function beatenBy(others: number): number {
  let beaten = others >>> 4;
  beaten |= beaten >>> 4;
  beaten |= beaten >>> 8;
  return beaten | (beaten >>> 16);
}

/** Whether there is at most one bit. */
export function isOneAtMost(bits: number): boolean {
  return (bits & (bits - 1)) === 0;
}
