import { describe, expect, it } from 'vitest';
import { cardsOfChoice } from '../../src/analysis/choice-cards.ts';
import { cards } from '../support/cards.ts';

describe('the cards of a choice', () => {
  it('are the first of that rank in the order of the pack', () => {
    const choice = { type: 'play', face: '9', naturals: 2, jokers: 0 } as const;
    expect(cardsOfChoice(cards('9s Kd 9d 9h'), choice)).toEqual(cards('9d 9h'));
  });

  it('are none for a pass', () => {
    expect(cardsOfChoice(cards('9s'), { type: 'pass' })).toEqual([]);
  });

  it('take jokers beside naturals where the choice says so', () => {
    const choice = { type: 'play', face: '9', naturals: 1, jokers: 1 } as const;
    expect(cardsOfChoice(cards('jo 9s jo'), choice)).toEqual(cards('9s jo'));
  });
});
