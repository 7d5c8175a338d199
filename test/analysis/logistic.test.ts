import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dot, fitLogistic, logistic, type Pair, solve } from '../../src/analysis/logistic.ts';
import { randomFrom } from '../../src/analysis/random.ts';

describe('the logistic curve', () => {
  it('goes from 0 to 1 through a half, the same on both sides', () => {
    expect(logistic(0)).toBe(0.5);
    expect(logistic(800)).toBe(1);
    expect(logistic(-800)).toBe(0);
    fc.assert(
      fc.property(fc.double({ min: -50, max: 50, noNaN: true }), (t) => {
        expect(logistic(t) + logistic(-t)).toBeCloseTo(1, 12);
      }),
    );
  });
});

describe('solving', () => {
  it('undoes a multiplication', () => {
    const matrix = [
      [4, 1, 0],
      [1, 3, 1],
      [0, 1, 2],
    ];
    const x = [2, -1, 5];
    solve(
      matrix,
      matrix.map((row) => dot(row, x)),
    ).forEach((value, i) => {
      expect(value).toBeCloseTo(x[i] ?? 0, 10);
    });
  });
});

describe('the fit', () => {
  it('finds the weights by which pairs were decided', () => {
    const random = randomFrom('fit');
    const truth = [1.5, -0.7];
    const pairs = Array.from({ length: 6000 }, (): Pair => {
      const x = [random.below(1000) / 250 - 2, random.below(1000) / 250 - 2];
      return { x, won: random.below(10_000) / 10_000 < logistic(dot(x, truth)) };
    });
    fitLogistic(pairs, 2).forEach((weight, i) => {
      expect(Math.abs(weight - (truth[i] ?? 0))).toBeLessThan(0.12);
    });
  });

  it('stays finite where one side always wins', () => {
    const pairs = Array.from({ length: 50 }, (): Pair => ({ x: [1], won: true }));
    expect(Number.isFinite(fitLogistic(pairs, 1)[0])).toBe(true);
  });
});
