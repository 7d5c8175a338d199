import { describe, expect, it } from 'vitest';
import { clearlyBest } from '../../../src/analysis/decisions/clearly-best.ts';
import { optionValue } from '../../../src/analysis/decisions/option-value.ts';

const option = (deed: string, ...points: number[]) => optionValue(deed, Float64Array.from(points));

describe('the option to take', () => {
  it('is the best where it is ahead in world after world', () => {
    const own = option('own', 0, 1, 0, 1);
    expect(clearlyBest([own, option('other', 1, 2, 1, 1), option('worse', 0, 0, 0, 0)], own).deed).toBe(
      'other',
    );
  });

  it('is the own one where the best is ahead by no more than luck: .25 ± 1.03, but not with 1.25 ± .75', () => {
    const own = option('own', 0, 0, 0, 0);
    expect(clearlyBest([own, option('other', 2, 2, 2, -1)], own).deed).toBe('other');
    expect(clearlyBest([own, option('other', 2, -2, 2, -1)], own).deed).toBe('own');
  });

  it('is the own one among equals', () => {
    const own = option('own', 1, 1);
    expect(clearlyBest([option('same', 1, 1), own], own).deed).toBe('own');
  });
});
