import { describe, expect, it } from 'vitest';
import { round, translate } from '../../src/charts/numbers.ts';

describe('round', () => {
  it('lets nothing through that is no finite number', () => {
    expect([Number.NaN, Number.POSITIVE_INFINITY, -1.005].map(round)).toEqual([0, 0, -1]);
    expect(translate(Number.NaN, 2)).toBe('translate(0,2)');
  });
});
