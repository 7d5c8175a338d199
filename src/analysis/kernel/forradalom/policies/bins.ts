/** Numbers sorted into a few bins each, so that every bin can have a weight of its own. */

/** A table from a number to its bin: the bin of the first bound that is not below it, or, above all, one more. */
function binsOf(...bounds: number[]): Uint8Array {
  const most = bounds.at(-1) ?? 0;
  return Uint8Array.from({ length: most + 2 }, (_, n) => {
    const bin = bounds.findIndex((bound) => n <= bound);
    return bin < 0 ? bounds.length : bin;
  });
}

export function binOf(table: Uint8Array, n: number): number {
  return table[n < table.length ? n : table.length - 1] as number;
}

/** Threats, in 64ths (see sight.ts). */
export const THREAT = binsOf(0, 16, 32, 64, 128, 192, 256, 384, 512);
/** Groups left in a hand. */
export const GROUPS = binsOf(0, 1, 2, 3, 4, 5, 6, 7, 8, 10);
/** Groups left that may be beaten. */
export const LOSERS = binsOf(0, 1, 2, 3, 4, 5, 7);
/** Cards of another player. */
export const CARDS = binsOf(1, 2, 3, 4, 6, 9);
/** Other players who are still in. */
export const OTHERS = binsOf(1, 3, 6);
