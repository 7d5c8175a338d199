import { describe, expect, it } from 'vitest';
import { faceOf, isKnown, isSeenCard, RANKS, SUITS, suitOf } from '../../src/cards/card.ts';
import { cards } from '../support/cards.ts';

describe('a card', () => {
  it('has its rank as its face, whether its suit was noted or not', () => {
    expect(cards('7d 7? Th As jo').map(faceOf)).toEqual(['7', '7', 'T', 'A', 'jo']);
  });

  it('has no face when nothing is known of it', () => {
    expect(faceOf('??')).toBeNull();
  });

  it('has a suit only when that was noted; a joker has none', () => {
    expect(cards('7d Th Qc As 7? ?? jo').map(suitOf)).toEqual(['d', 'h', 'c', 's', null, null, null]);
  });

  it('is known when rank and suit are; the joker is', () => {
    expect(cards('7d jo 7? ??').map(isKnown)).toEqual([true, true, false, false]);
  });
});

describe('the canonical text of a card', () => {
  it('is a rank and a suit, a rank and a question mark, jo, or two question marks', () => {
    const all = RANKS.flatMap((rank) => [...SUITS, '?'].map((suit) => rank + suit));
    expect([...all, 'jo', '??'].filter((text) => !isSeenCard(text))).toEqual([]);
  });

  it('is nothing else, not even what a log may hold', () => {
    const others = ['', '7', '7D', 'TD', '10d', '7dd', '1d', '7x', '?d', '?', 'JO', 'j', '7♦', ' 7d', 'jo?'];
    expect(others.filter((text) => isSeenCard(text))).toEqual([]);
  });
});
