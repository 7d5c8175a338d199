import { describe, expect, it } from 'vitest';
import { optionValue } from '../../../src/analysis/decisions/option-value.ts';
import { bestOf, lossOf, stakeOf } from '../../../src/analysis/review/judge.ts';

const option = (...points: number[]) => optionValue('', Float64Array.from(points));

describe('what a decision lost', () => {
  it('is nothing where no option has a higher mean', () => {
    const values = [option(1, 1, 0, 0), option(0, 2, 0, 0)];
    expect(lossOf(values, [0])).toEqual({ loss: 0, se: 0 });
    expect(lossOf(values, [1])).toEqual({ loss: 0, se: 0 });
  });

  it('is the difference of means where both halves agree about the best', () => {
    const values = [option(0, 1, 0, 1), option(1, 2, 1, 2)];
    expect(lossOf(values, [0])).toEqual({ loss: 1, se: 0 });
    expect(lossOf(values, [1])).toEqual({ loss: 0, se: 0 });
  });

  it('prices on each half what was best on the other', () => {
    // On the first half option 1 is the best, on the second option 2; each is priced where it did not shine.
    const values = [option(1, 1, 1, 1), option(2, 2, 0.5, 0.5), option(0, 0, 3, 3)];
    const { loss } = lossOf(values, [0]);
    expect(loss).toBe(0);
    const better = [option(0, 0, 0, 0), option(2, 2, 1, 1), option(0.5, 0.5, 3, 3)];
    expect(lossOf(better, [0]).loss).toBe((0.5 + 0.5 + 1 + 1) / 4);
  });

  it('comes with the standard error of the mean difference', () => {
    const values = [option(0, 0, 0, 0), option(2, 0, 2, 0)];
    const { loss, se } = lossOf(values, [0]);
    expect(loss).toBe(1);
    expect(se).toBeCloseTo(Math.sqrt(4 / 3 / 4), 12);
  });

  it('does not take the luck of many equal options for a loss', () => {
    // Forty options of pure noise: the plain difference from the best would be far above nothing.
    let state = 1;
    const noise = () => {
      state = (state * 16807) % 2147483647;
      return state / 2147483647 - 0.5;
    };
    const values = Array.from({ length: 40 }, () => option(...Array.from({ length: 400 }, noise)));
    const means = values.map(({ mean }) => mean);
    const plain = values.map((_, i) => Math.max(...means) - (means[i] ?? 0));
    const priced = values.map((_, i) => lossOf(values, [i]).loss);
    const average = (list: readonly number[]) => list.reduce((sum, one) => sum + one, 0) / list.length;
    expect(average(plain)).toBeGreaterThan(0.025);
    expect(average(priced)).toBeLessThan(average(plain) / 2);
  });
});

describe('the best option', () => {
  it('is a favoured one among equals, else the first', () => {
    const values = [option(1, 1), option(1, 1), option(0, 0)];
    expect(bestOf(values, [1])).toBe(1);
    expect(bestOf(values, [2])).toBe(0);
    expect(bestOf(values, [2, 1])).toBe(1);
  });
});

describe('the stake', () => {
  it('is the way from the mean option to the best', () => {
    expect(stakeOf([option(1, 1), option(0, 0), option(-1, -1)])).toBe(1);
    expect(stakeOf([option(1, 1), option(1, 1)])).toBe(0);
  });
});
