/** Numbers sorted into a few bins each, so that every bin can have a weight of its own. */

/** A table from a number to its bin: the first whose bound it does not pass, or, past all, one more. */
function binsOf(...bounds: number[]): Uint8Array {
  const length = (bounds.at(-1) ?? 0) + 2;
  return Uint8Array.from({ length }, (_, n) => bounds.filter((bound) => bound < n).length);
}

export function binOf(bins: Uint8Array, n: number): number {
  return bins[Math.min(n, bins.length - 1)] as number;
}

/** Threats, in 64ths (see sight.ts): 10. */
export const THREAT = binsOf(0, 16, 32, 64, 128, 192, 256, 384, 512);
/** Groups left in a hand: 11. */
export const GROUPS = binsOf(0, 1, 2, 3, 4, 5, 6, 7, 8, 10);
/** Groups left that are likely to be beaten: 8. */
export const LOOSE = binsOf(0, 1, 2, 3, 4, 5, 7);
/** Cards of one player: 7. */
export const CARDS = binsOf(1, 2, 3, 4, 6, 9);
/** Others who are still in: 3. */
export const OTHERS = binsOf(1, 3);
