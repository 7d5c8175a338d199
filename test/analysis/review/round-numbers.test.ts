import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rounded, roundKeepingSum, roundNumbers } from '../../../src/analysis/review/round-numbers.ts';

describe('numbers of a review', () => {
  it('are rounded to three decimals, and zero has no sign', () => {
    expect(rounded(0.12345)).toBe(0.123);
    expect(rounded(-1.9996)).toBe(-2);
    expect(Object.is(rounded(-0.0001), 0)).toBe(true);
  });

  it('are rounded wherever they lie in the data, and nothing else is touched', () => {
    const data = { at: 'r1d', n: 400, deep: [{ value: 1 / 3 }, null, true], text: '0.12345' };
    expect(roundNumbers(data)).toEqual({
      at: 'r1d',
      n: 400,
      deep: [{ value: 0.333 }, null, true],
      text: '0.12345',
    });
  });

  it('keep their sum where they are said to', () => {
    const values = fc.array(fc.double({ min: -5, max: 5, noNaN: true }), { maxLength: 12 });
    fc.assert(
      fc.property(values, (all) => {
        const out = roundKeepingSum(all);
        const sum = (list: readonly number[]) => list.reduce((total, value) => total + value, 0);
        expect(sum(out)).toBeCloseTo(rounded(sum(all)), 9);
        const off = out.map((value, i) => Math.abs(value - (all[i] ?? 0)));
        expect(Math.max(0, ...off)).toBeLessThan(0.00101);
      }),
    );
  });

  it('leave what is nothing at nothing', () => {
    expect(roundKeepingSum([0.3333, 0, 0.6667])).toEqual([0.333, 0, 0.667]);
  });
});
