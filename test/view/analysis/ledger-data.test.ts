import { describe, expect, it } from 'vitest';
import { TERMS } from '../../../src/analysis/ledger/model.ts';
import { en } from '../../../src/explain/messages/en/index.ts';
import { ledgerData } from '../../../src/view/analysis/ledger-data.ts';
import { sampleRounds } from '../fixtures/match.ts';
import { sampleRoundReview } from '../fixtures/review.ts';

const { ledger } = sampleRoundReview(sampleRounds(1)[0]);
const names = ['a', 'b', 'c', 'd', 'e'];

describe('a ledger as a chart', () => {
  it('leaves out trades and revolutions where there were none, in the order of the terms', () => {
    const { steps } = ledgerData(ledger ?? [], names, 'round 1', en);
    expect(steps.map(({ name }) => name)).toEqual(
      (['seat', 'deal', 'play', 'playLuck', 'others'] as const).map((term) => en.ledger.terms[term]),
    );
    expect(steps.map(({ opens }) => opens)).toEqual([true, false, true, false, false]);
  });

  it('shows a term as soon as it is anything to anybody', () => {
    const turned = (ledger ?? []).map((line, seat) => ({
      ...line,
      terms: { ...line.terms, revolution: seat === 2 ? 0.1 : 0 },
    }));
    const { steps } = ledgerData(turned, names, 'round 1', en);
    expect(steps.map(({ name }) => name)).toContain(en.ledger.terms.revolution);
    expect(steps).toHaveLength(6);
    expect(TERMS.length).toBeGreaterThan(6);
  });

  it('adds to the points of everybody', () => {
    const { steps } = ledgerData(ledger ?? [], names, 'round 1', en);
    const sums = names.map((_, seat) => steps.reduce((sum, { values }) => sum + (values[seat] ?? 0), 0));
    sums.forEach((sum, seat) => {
      expect(sum).toBeCloseTo(ledger?.[seat]?.points ?? Number.NaN, 9);
    });
  });
});
