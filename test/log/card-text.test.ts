import { describe, expect, it } from 'vitest';
import { RANKS, SUITS } from '../../src/cards/card.ts';
import { CARD_PATTERN, readCard } from '../../src/log/card-text.ts';

describe('a card as people write it', () => {
  it.each([
    ['7d', '7d'],
    ['10d', 'Td'],
    ['Th', 'Th'],
    ['tH', 'Th'],
    ['as', 'As'],
    ['AS', 'As'],
    ['Q♦', 'Qd'],
    ['10♥', 'Th'],
    ['K♣\uFE0F', 'Kc'],
    ['j♠\uFE0E', 'Js'],
    ['7?', '7?'],
    ['10?', 'T?'],
    ['q?', 'Q?'],
    ['??', '??'],
    ['jo', 'jo'],
    ['JO', 'jo'],
    ['Jo', 'jo'],
  ])('%s is read as %s', (word, card) => {
    expect(readCard(word)).toBe(card);
    expect(word).toMatch(new RegExp(CARD_PATTERN));
  });

  it.each([
    '',
    '7',
    'd',
    '1d',
    '11d',
    '0d',
    '7x',
    '7dd',
    '?d',
    '???',
    'joker',
    'd7',
    '7 d',
    '♦',
    '7\uFE0F',
    '7d\uFE0F',
    'constructor',
  ])('%j is no card', (word) => {
    expect(readCard(word)).toBeNull();
    expect(word).not.toMatch(new RegExp(CARD_PATTERN));
  });

  it('is read back from its canonical form', () => {
    for (const rank of RANKS) for (const suit of SUITS) expect(readCard(rank + suit)).toBe(rank + suit);
  });
});
