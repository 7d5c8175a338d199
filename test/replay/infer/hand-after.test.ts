import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SeenCard } from '../../../src/cards/card.ts';
import { take } from '../../../src/cards/hand.ts';
import { handAfter, learn, spareCards } from '../../../src/replay/infer/hand-after.ts';
import { anemaki } from '../../../src/rules/anemaki/anemaki.ts';
import { setupOf } from '../../../src/rules/games.ts';
import { cards } from '../../support/cards.ts';

const learned = (hand: string, among: string) => learn(cards(hand), cards(among)).join(' ');
const leftOf = (hand: string, laid: string, later = '') =>
  handAfter(cards(hand), cards(laid), cards(later))?.join(' ') ?? null;

describe('A hand learns from what is laid of it', () => {
  it('which of its unknown cards are', () => {
    expect(learned('7d ?? ??', '9h')).toBe('7d 9h ??');
    expect(learned('7d 9? ??', '9h')).toBe('7d 9h ??');
    expect(learned('7d ?? ??', '9? 9h')).toBe('7d 9h 9?');
  });

  it('nothing that it knows already, and nothing that cannot be', () => {
    const hand = cards('7d 9h');
    expect(learn(hand, cards('7d 9? Kc'))).toBe(hand);
  });

  it('no card twice', () => {
    expect(learned('9h ??', '9h')).toBe('9h ??');
    expect(learned('9? ?? ??', '9h 9? 9d')).toBe('9h 9d 9?');
  });
});

describe('What is left of a hand', () => {
  it('is the rest of it', () => {
    expect(leftOf('7d 8d 9d', '8d')).toBe('7d 9d');
  });

  it('is what is laid later, where a card was laid that it did not hold', () => {
    expect(leftOf('7d 8d 9d', 'Kc', '8d 9d')).toBe('8d 9d');
  });

  it('is what is laid later, where a card was laid that is laid again', () => {
    expect(leftOf('7d 8d 9d', '8d', '8d 9d')).toBe('8d 9d');
  });

  it('is not known where an unknown card was laid, but for what is laid later', () => {
    expect(leftOf('7d 8d 9d Td', '??', '8d')).toBe('8d ?? ??');
    expect(leftOf('7d 8d', '??', '8d')).toBe('8d');
  });

  it('forgets suits where a rank was laid', () => {
    expect(leftOf('7d 7h 9d', '7?')).toBe('7? 9d');
    expect(leftOf('7d 7h 9d', '7?', '7h')).toBe('7h 9d');
    expect(leftOf('7d 7h 9d', '7?', '7?')).toBe('7? 9d');
  });

  it('is nothing that can be, where more was laid than there was', () => {
    expect(leftOf('7d', '8d 9d')).toBeNull();
  });

  it('is as large as it must be, and holds no card that was not there or is not laid later', () => {
    const pack = anemaki.pack(setupOf(anemaki, 5));
    const hands = fc.shuffledSubarray(pack, { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(hands, hands, hands, (hand, laid, later) => {
        const left = handAfter(hand, laid, later);
        expect(left === null).toBe(laid.length > hand.length);
        if (!left) return;
        expect(left).toHaveLength(hand.length - laid.length);
        expect(take([...hand], left as SeenCard[]).missing).toEqual([]);
      }),
    );
  });
});

describe('Spare cards', () => {
  it('are those that are not laid later', () => {
    expect(spareCards(cards('7d 8d 8h ??'), cards('8? Kc'))).toEqual(cards('7d 8h'));
  });
});
