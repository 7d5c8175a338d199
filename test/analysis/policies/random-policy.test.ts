import { describe, expect, it } from 'vitest';
import { randomPolicy } from '../../../src/analysis/policies/random-policy.ts';
import { viewOf } from '../../../src/analysis/policies/view.ts';
import { randomFrom } from '../../../src/analysis/random.ts';
import { take } from '../../../src/cards/hand.ts';
import { anemaki } from '../../../src/rules/anemaki/anemaki.ts';
import { ARI, dealtRound, JANIET, tricks } from '../../support/table.ts';

describe('a random player', () => {
  it('makes every legal choice sooner or later', () => {
    const state = tricks();
    const choices = anemaki.choices(state);
    const random = randomFrom('all');
    const made = new Set(
      Array.from({ length: 200 }, () => randomPolicy.play(viewOf(anemaki, state, ARI), choices, random)),
    );
    expect(made).toEqual(new Set(choices));
  });

  it('gives and swaps cards that it holds, as many as are due, and sometimes keeps', () => {
    const state = dealtRound();
    const random = randomFrom('gifts');
    const swaps = new Set<number>();
    for (const due of anemaki.dues(state)) {
      for (let i = 0; i < 20; i++) {
        const view = viewOf(anemaki, state, due.seat);
        const given =
          due.type === 'give' ? randomPolicy.give(view, due, random) : randomPolicy.swap(view, due, random);
        expect(take(view.hand, given).missing).toEqual([]);
        if (due.type === 'give') expect(given).toHaveLength(due.count);
        else swaps.add(given.length);
      }
    }
    expect(anemaki.dues(state).map(({ seat }) => seat)).toContain(JANIET);
    expect([...swaps].sort()).toEqual([0, 2]);
  });
});
