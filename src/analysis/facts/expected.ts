/**
 * What other programs measured, with five good players at Anemaki under its default options. Errors are those that were given;
 * where none was, that of the rounds that they were taken from, and of rounding.
 */
import type { FactId } from './facts.ts';
import type { Figure } from './mean.ts';

/** Of a mean of points (twenty thousand rounds), of a difference taken over fewer rounds, and of a share. */
const POINTS = 0.01;
const FEW = 0.02;
const SHARE = 0.002;
/** Of what was counted out. */
const ROUNDED = 0.000001;

export const EXPECTED: Readonly<Record<FactId, Readonly<Record<string, Figure>>>> = {
  quads: { given: { value: 3024 / 906192, se: ROUNDED }, any: { value: 1 / 60.5, se: 5 * ROUNDED } },
  firstRound: byIndex('', [0.47, 0.03, -0.09, -0.17, -0.24], POINTS),
  titles: {
    declared: { value: 0.026, se: 0.0001 },
    postponed: { value: 0.00083, se: 0.00002 },
    ...byIndex('next:', [1.14, 0.52, 0.34, -1.09, -0.9], POINTS),
    ...byIndex('again:', [0.49, 0.31, 0.28, 0.33, 0.38], 0.004),
    correlation: { value: 0.57, se: 0.005 },
    ...byIndex('move:0:', [0.494, 0.27, 0.147, 0.06, 0.03], SHARE),
    ...byIndex('move:1:', [0.236, 0.31, 0.257, 0.131, 0.067], SHARE),
    ...byIndex('move:2:', [0.197, 0.276, 0.285, 0.154, 0.088], SHARE),
    ...byIndex('move:3:', [0.025, 0.065, 0.144, 0.33, 0.436], SHARE),
    ...byIndex('move:4:', [0.049, 0.08, 0.168, 0.325, 0.378], SHARE),
  },
  revolution: {
    byYpodoulos: { value: 0.34, se: 0.008 },
    byBoth: { value: 0.013, se: 0.002 },
    ...byIndex('without:', [0.68, 0.27, 0.23, -1.02, -0.16], FEW),
    ...byIndex('with:', [-0.87, -0.77, -0.64, 0.7, 1.57], FEW),
  },
  lead: { lead: { value: 0.38, se: 0.01 } },
  talon: { worth: { value: 0.75, se: 0.01 }, swaps: { value: 0.94, se: 0.005 } },
  passRule: byIndex('change:', [0, 0, 0, 0, 0], 0.007),
  natural1: { natural: { value: 0.13, se: 0.003 }, wild: { value: 0.47, se: 0.003 } },
  natural2: { natural: { value: 0.13, se: 0.003 }, wild: { value: 0.78, se: 0.003 } },
};

function byIndex(prefix: string, values: readonly number[], se: number): Record<string, Figure> {
  return Object.fromEntries(values.map((value, i) => [`${prefix}${i}`, { value, se }]));
}

/** How many standard errors a figure lies from the expected one. */
export function distance(found: Figure, expected: Figure): number {
  const gap = Math.abs(found.value - expected.value);
  return gap / Math.sqrt(found.se * found.se + expected.se * expected.se);
}
