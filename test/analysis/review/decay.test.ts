import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decay } from '../../../src/analysis/review/decay.ts';

describe('decay', () => {
  it('is e to the power of −x', () => {
    const argument = fc.double({ min: 0, max: 50, noNaN: true });
    fc.assert(
      fc.property(argument, (x) => {
        expect(Math.abs(decay(x) / Math.exp(-x) - 1)).toBeLessThan(1e-12);
      }),
    );
  });

  it('begins at one and ends at nothing', () => {
    expect(decay(0)).toBe(1);
    expect(decay(51)).toBe(0);
  });
});
