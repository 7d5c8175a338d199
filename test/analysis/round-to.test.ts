import { expect, it } from 'vitest';
import { roundTo } from '../../src/analysis/round-to.ts';

it('rounds to so many digits, halves up, and knows no −0', () => {
  expect([1.23456, -1.23456, 0.0005, 2, -0.0004].map((value) => roundTo(value, 3))).toEqual([
    1.235, -1.235, 0.001, 2, 0,
  ]);
  expect(Object.is(roundTo(-0.0001, 2), 0)).toBe(true);
  expect(roundTo(2.5, 0)).toBe(3);
});
