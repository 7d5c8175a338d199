import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isMistake } from '../../src/analysis/review/classes.ts';
import type { Decision, MatchReview } from '../../src/analysis/review/model.ts';
import { describeDecision } from '../../src/explain/describe-decision.ts';
import { CATALOGUES } from '../../src/explain/messages/catalogues.ts';
import { LANGUAGES } from '../../src/explain/messages/languages.ts';
import { richToText } from '../../src/explain/rich-to-text.ts';
import { toldCost } from '../../src/explain/told-cost.ts';
import { MISTAKE } from '../support/review.ts';

/** The mistake of the small review, with other values of its two options. */
const between = (best: number, chosen: number): Decision => ({
  ...MISTAKE,
  options: MISTAKE.options.map((option, i) => ({ ...option, value: i === 0 ? best : chosen })),
});

const asNumber = (text: string) => Number(text.replace('−', '-').replace(',', '.'));

describe('toldCost', () => {
  it.each([
    // Of the match of twelve rounds, with losses of .423, .263 and .16.
    [-1.092, -1.515, '0.43'],
    [-0.202, -0.465, '0.27'],
    [0.135, -0.025, '0.17'],
    // A half goes away from zero, as numbers are written: −1.09 and −1.51.
    [-1.085, -1.505, '0.42'],
    [0.005, -0.005, '0.02'],
    // 1.01 and 0.99.
    [1.005, 0.994, '0.02'],
    [0.5, 0.19, '0.31'],
  ])('of %f against %f is the difference of what is written', (best, chosen, cost) => {
    const decision = between(best, chosen);
    expect(CATALOGUES.en.review.fixed(toldCost(decision, 1))).toBe(cost);
    const scene = { game: 'anemaki', names: ['A', 'B'], made: { worlds: 400, policy: 'linear' } };
    const headline = richToText(describeDecision(decision, scene, CATALOGUES.en).headline, CATALOGUES.en);
    expect(headline).toContain(`at a cost of ${cost} points`);
  });

  it('is nothing for the best, and for no option', () => {
    expect(toldCost(between(0.5, 0.19), 0)).toBe(0);
    expect(toldCost(between(0.5, 0.19), 7)).toBe(0);
  });

  it.each(LANGUAGES)('agrees with the values beside it, whatever they are, in %s', (language) => {
    const { fixed, signed } = CATALOGUES[language].review;
    const thousandths = fc.integer({ min: -9_999, max: 9_999 }).map((n) => n / 1000);
    fc.assert(
      fc.property(thousandths, thousandths, (a, b) => {
        const [best, chosen] = [Math.max(a, b), Math.min(a, b)];
        const shown = asNumber(signed(best)) - asNumber(signed(chosen));
        expect(asNumber(fixed(toldCost(between(best, chosen), 1)))).toBeCloseTo(shown, 9);
      }),
    );
  });

  it('is more than nothing for every mistake of the recorded matches', () => {
    const reviews = readdirSync('logs/reviews').map(
      (name) => JSON.parse(readFileSync(`logs/reviews/${name}`, 'utf8')) as MatchReview,
    );
    const mistakes = reviews
      .flatMap(({ rounds }) => rounds.flatMap(({ decisions }) => decisions))
      .filter((decision) => isMistake(decision.class));
    expect(mistakes.length).toBeGreaterThan(50);
    for (const decision of mistakes) expect(toldCost(decision, decision.chosen)).toBeGreaterThan(0.05);
  });
});
