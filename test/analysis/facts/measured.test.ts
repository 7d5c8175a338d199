/** The figures under version control, that the page of numbers shows, are those that come out. Remade by `npm run numbers`. */
import { describe, expect, it } from 'vitest';
import { ENGINE } from '../../../src/analysis/equity/model.ts';
import { distance, EXPECTED } from '../../../src/analysis/facts/expected.ts';
import { FACT_IDS, type FactId, type Figures, measure } from '../../../src/analysis/facts/facts.ts';
import measured from '../../../src/analysis/facts/measured.json';

const kept = (id: FactId): Figures => measured.facts[id];

/** Beyond so many standard errors two figures are not the same: players differ a little from program to program. */
const FAR = 5;

describe('the measured figures', () => {
  it('were measured with the engine of today', () => {
    expect(measured.engine).toBe(ENGINE);
  });

  it.each(FACT_IDS)('of %s are where other programs found them', (id) => {
    for (const [key, expected] of Object.entries(EXPECTED[id])) {
      const figure = kept(id)[key] ?? { value: Number.NaN, se: 0 };
      expect(distance(figure, expected), `${id} ${key}`).toBeLessThan(FAR);
    }
  });

  it.each(['quads', 'firstRound', 'natural1', 'natural2'] as const)(
    'of %s come out of a small sample again',
    (id) => {
      const sample = measure(id, { policy: 'flat', rounds: 300, seed: 'sample' });
      for (const [key, found] of Object.entries(sample)) {
        const figure = kept(id)[key] ?? { value: Number.NaN, se: 0 };
        if (found.se > 0) expect(distance(found, figure), `${id} ${key}`).toBeLessThan(FAR);
        else expect(found.value).toBeCloseTo(figure.value, 5);
      }
    },
  );
});
