import { describe, expect, it } from 'vitest';
import { accuracyOf, FALL, weigh } from '../../../src/analysis/review/accuracy.ts';

const of = (players: number, ...decisions: readonly { loss: number; stake: number }[]) => {
  const all = decisions.map((one) => weigh(one, players));
  const total = (part: 'weight' | 'sum') => all.reduce((sum, one) => sum + one[part], 0);
  return accuracyOf({ weight: total('weight'), sum: total('sum') });
};

describe('accuracy', () => {
  it('is 100 where nothing was lost, and where there was nothing to lose', () => {
    expect(of(5, { loss: 0, stake: 0.4 }, { loss: 0, stake: 0.1 })).toBe(100);
    expect(of(5, { loss: 0, stake: 0 })).toBe(100);
  });

  it('falls with the loss as e to the power of −k times it', () => {
    expect(of(5, { loss: 0.2, stake: 0.4 })).toBeCloseTo(100 * Math.exp(-FALL * 0.2), 9);
  });

  it('weighs decisions by what was at stake', () => {
    const [high, low] = [100, 100 * Math.exp(-FALL * 0.5)];
    expect(of(5, { loss: 0, stake: 0.3 }, { loss: 0.5, stake: 0.1 })).toBeCloseTo(
      0.75 * high + 0.25 * low,
      9,
    );
  });

  it('takes a loss for less where there are more points to win', () => {
    expect(of(13, { loss: 0.6, stake: 1 })).toBeCloseTo(of(5, { loss: 0.2, stake: 1 }), 9);
  });
});
