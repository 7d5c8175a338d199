import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { axisFor, isDrawable, linear } from '../../src/charts/scale.ts';

describe('linear', () => {
  it('maps the ends of the domain to the ends of the range', () => {
    const at = linear([-2, 2], [100, 0]);
    expect([-2, 0, 2].map(at)).toEqual([100, 50, 0]);
  });

  it('puts the only value of a domain in the middle', () => {
    expect(linear([3, 3], [0, 10])(3)).toBe(5);
  });
});

describe('axisFor', () => {
  it('ends on round numbers and ticks between them', () => {
    const axis = axisFor([-0.9, 1.8, null], [100, 0], 4);
    expect(axis.ticks).toEqual([-1, 0, 1, 2]);
    expect([axis.at(-1), axis.at(2)]).toEqual([100, 0]);
  });

  it('stands without values', () => {
    expect(axisFor([null, Number.NaN], [100, 0], 4).ticks.length).toBeGreaterThan(1);
  });

  it('stands with values that do not differ, however large or small', () => {
    for (const value of [0, 5e-324, 1e20, -1e20]) {
      const axis = axisFor([value, value], [100, 0], 4);
      expect(axis.at(value)).toBeGreaterThanOrEqual(0);
      expect(axis.ticks.length).toBeGreaterThan(0);
    }
  });

  it('keeps every value inside its range', () => {
    const value = fc.double({ min: -1e6, max: 1e6, noNaN: true });
    fc.assert(
      fc.property(fc.array(value, { minLength: 1 }), (values) => {
        const axis = axisFor(values, [100, 0], 4);
        for (const y of values.map(axis.at)) {
          expect(y).toBeGreaterThanOrEqual(-1e-6);
          expect(y).toBeLessThanOrEqual(100 + 1e-6);
        }
      }),
    );
  });
});

describe('isDrawable', () => {
  it('takes finite numbers alone', () => {
    expect([0, null, undefined, Number.NaN, Number.POSITIVE_INFINITY].map(isDrawable)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
  });
});
