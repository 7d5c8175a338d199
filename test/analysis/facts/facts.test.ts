import { describe, expect, it } from 'vitest';
import { distance, EXPECTED } from '../../../src/analysis/facts/expected.ts';
import { FACT_IDS, measure } from '../../../src/analysis/facts/facts.ts';
import { Mean } from '../../../src/analysis/facts/mean.ts';

const plan = { policy: 'greedy', rounds: 4000, seed: 'test' } as const;
/** Of the talon only the keys are looked at, and each of its deals costs playouts. */
const fewer = { ...plan, rounds: 400 };
const found = Object.fromEntries(FACT_IDS.map((id) => [id, measure(id, id === 'talon' ? fewer : plan)]));

describe('Mean', () => {
  it('gives the mean and its standard error', () => {
    const mean = new Mean();
    for (const value of [1, 2, 3, 4]) mean.add(value);
    expect(mean.figure().value).toBe(2.5);
    expect(mean.figure().se).toBeCloseTo(Math.sqrt(5 / 3 / 4), 12);
  });
});

describe('measure', () => {
  it('has a figure for everything that was found before', () => {
    for (const id of FACT_IDS)
      expect(Object.keys(found[id] ?? {})).toEqual(expect.arrayContaining(Object.keys(EXPECTED[id])));
  });

  it('gives the same figures from the same seed', () => {
    expect(measure('firstRound', plan)).toEqual(found.firstRound);
    expect(measure('firstRound', { ...plan, seed: 'other' })).not.toEqual(found.firstRound);
  });

  it('counts quads out: 3024 hands of 906192, and one deal in 60.5', () => {
    expect(found.quads?.given?.value).toBeCloseTo(3024 / 906192, 15);
    expect(1 / (found.quads?.any?.value ?? 0)).toBeCloseTo(60.55, 2);
  });

  it('shares points out: those of all seats and of all titles add to nothing', () => {
    const sum = (id: 'firstRound' | 'titles', prefix: string) =>
      [0, 1, 2, 3, 4].reduce((total, i) => total + (found[id]?.[`${prefix}${i}`]?.value ?? Number.NaN), 0);
    expect(sum('firstRound', '')).toBeCloseTo(0, 9);
    expect(sum('titles', 'next:')).toBeCloseTo(0, 9);
    for (const title of [0, 1, 2, 3, 4]) expect(sum('titles', `move:${title}:`)).toBeCloseTo(1, 9);
  });

  it.each(['natural1', 'natural2'] as const)('finds %s where it was', (id) => {
    for (const [key, expected] of Object.entries(EXPECTED[id])) {
      expect(distance(found[id]?.[key] ?? { value: 0, se: 0 }, expected)).toBeLessThan(4);
    }
  });
});
