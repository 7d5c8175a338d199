/** A mean over blocks of unlike size, with a standard error that lets what lies in one block depend on each other. */

export interface Block {
  readonly sum: number;
  readonly size: number;
}

/**
 * The mean Σ sum / Σ size. Its standard error is that of a ratio: from what each block's sum is away from the mean times its size
 * (W. Cochran, "Sampling Techniques", 3rd ed. 1977, §6.3, with clusters as units). Of one block alone there is none.
 */
export function ratioOf(blocks: readonly Block[]): { mean: number; se: number | null } {
  const n = blocks.length;
  const size = blocks.reduce((all, block) => all + block.size, 0);
  const mean = blocks.reduce((all, { sum }) => all + sum, 0) / size;
  if (n < 2) return { mean, se: null };
  const squares = blocks.reduce((all, block) => all + (block.sum - mean * block.size) ** 2, 0);
  return { mean, se: Math.sqrt((squares * n) / (n - 1)) / size };
}
