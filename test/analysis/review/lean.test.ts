import { describe, expect, it } from 'vitest';
import { optionValue } from '../../../src/analysis/decisions/option-value.ts';
import { kernelOf } from '../../../src/analysis/kernel/kernels.ts';
import { positionOfState } from '../../../src/analysis/positions/position-of-state.ts';
import { policyValue } from '../../../src/analysis/review/lean.ts';
import { anemaki } from '../../../src/rules/anemaki/anemaki.ts';
import { tricks } from '../../support/table.ts';

const state = tricks();
const position = positionOfState(anemaki, state);
const kernel = kernelOf(state.setup, 'anemaki');
const lead = (face: '7' | '9' | 'A', value: number) =>
  optionValue({ type: 'play', face, naturals: 1, jokers: 0 } as const, Float64Array.of(value, value));

describe('what the policy comes to in a decision', () => {
  it('is the value of what it would do, but for its noise', () => {
    // The greedy one leads its lowest card, the seven.
    const values = [lead('7', 1), lead('9', 0), lead('A', -1)];
    expect(policyValue(kernel, position, 'greedy', 0, values)).toBe(1);
    expect(policyValue(kernel, position, 'greedy', 512, values)).toBe(0.5);
  });

  it('is the mean of all options for one that plays at random', () => {
    const values = [lead('7', 1), lead('9', 2), lead('A', 6)];
    expect(policyValue(kernel, position, 'random', 102, values)).toBe(3);
  });
});
