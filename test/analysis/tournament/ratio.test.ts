import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../../src/analysis/random.ts';
import { ratioOf } from '../../../src/analysis/tournament/ratio.ts';

describe('a mean over blocks', () => {
  it('weighs blocks by their size', () => {
    expect(
      ratioOf([
        { sum: 3, size: 1 },
        { sum: 3, size: 5 },
      ]).mean,
    ).toBe(1);
  });

  it('has the standard error of independent means where all blocks are of one', () => {
    // 1, 2, 3, 4: variance 5/3, of the mean of four 5/12.
    const { se } = ratioOf([1, 2, 3, 4].map((sum) => ({ sum, size: 1 })));
    expect(se).toBeCloseTo(Math.sqrt(5 / 12), 12);
  });

  it('has none of one block', () => {
    expect(ratioOf([{ sum: 3, size: 4 }])).toEqual({ mean: 0.75, se: null });
  });

  it('covers what depends within a block: in five hundred tries the truth lies within two errors about 95 times of 100', () => {
    const random = randomFrom('blocks');
    let within = 0;
    for (let i = 0; i < 500; i++) {
      // Ten values in a block are the same: the errors of independent values would be three times too small.
      const blocks = Array.from({ length: 40 }, () => ({
        sum: 10 * (random.below(2) === 0 ? -1 : 1),
        size: 10,
      }));
      const { mean, se } = ratioOf(blocks);
      if (Math.abs(mean) <= 2 * (se ?? 0)) within += 1;
    }
    expect(within).toBeGreaterThan(455);
    expect(within).toBeLessThan(495);
  });
});
