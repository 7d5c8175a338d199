/** Numbers as they leave an analysis: three decimals, which is finer than any of them is sure. */

import { roundTo } from '../round-to.ts';

const DIGITS = 3;
const STEPS = 1000;

/** To three decimals; never −0. */
export function rounded(value: number): number {
  return roundTo(value, DIGITS);
}

/** Plain data with every number in it rounded; whole numbers stay as they are. */
export function roundNumbers<T>(data: T): T {
  return walk(data) as T;
}

/**
 * Numbers rounded so that their sum is the rounded sum: each is the step between two rounded running sums, and so
 * at most .001 away from itself.
 */
export function roundKeepingSum(values: readonly number[]): number[] {
  let [sum, before] = [0, 0];
  return values.map((value) => {
    sum += value;
    const now = Math.round(sum * STEPS);
    const step = (now - before) / STEPS;
    before = now;
    return step + 0;
  });
}

function walk(data: unknown): unknown {
  if (typeof data === 'number') return rounded(data);
  if (Array.isArray(data)) return data.map(walk);
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, walk(value)]));
}
