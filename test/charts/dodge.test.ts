import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dodge } from '../../src/charts/dodge.ts';

describe('dodge', () => {
  it('leaves labels alone that have room', () => {
    expect(dodge([10, 50, 90], 12, 0, 100)).toEqual([10, 50, 90]);
  });

  it('parts two labels that want the same place evenly', () => {
    expect(dodge([50, 50], 12, 0, 100)).toEqual([44, 56]);
  });

  it('moves labels in from the edges', () => {
    expect(dodge([0, 0, 100], 12, 0, 100)).toEqual([0, 12, 100]);
    expect(dodge([-40], 12, 0, 100)).toEqual([0]);
  });

  it('takes none', () => {
    expect(dodge([], 12, 0, 100)).toEqual([]);
  });

  it('keeps distance, order and bounds wherever there is room', () => {
    const wanted = fc.array(fc.double({ min: -50, max: 250, noNaN: true }), { minLength: 1, maxLength: 16 });
    fc.assert(
      fc.property(wanted, (places) => {
        const placed = dodge(places, 12, 0, 200);
        const order = [...places.keys()].sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0) || a - b);
        const inOrder = order.map((index) => placed[index] ?? Number.NaN);
        inOrder.forEach((y, i) => {
          expect(y).toBeGreaterThanOrEqual(-1e-9);
          expect(y).toBeLessThanOrEqual(200 + 1e-9);
          if (i > 0) expect(y - (inOrder[i - 1] ?? 0)).toBeGreaterThanOrEqual(12 - 1e-9);
        });
      }),
    );
  });
});
