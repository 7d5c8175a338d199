import { describe, expect, it } from 'vitest';
import type { SeenCard } from '../../../src/cards/card.ts';
import { cardKey } from '../../../src/view/card/card-key.ts';

const keys = (...cards: SeenCard[]) => cards.map(cardKey);

describe('the key of a card in a list', () => {
  it('is not another when cards before it go', () => {
    expect(keys('7d', '8d', '9d').slice(1)).toEqual(keys('8d', '9d'));
  });

  it('tells copies apart, and cards that nobody noted', () => {
    expect(new Set(keys('7d', '7d', '8d', '7d', '??', '??')).size).toBe(6);
  });
});
