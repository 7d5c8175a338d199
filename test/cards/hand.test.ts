import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RANKS, type SeenCard, SUITS } from '../../src/cards/card.ts';
import { countFaces, sortHand, take } from '../../src/cards/hand.ts';
import { cards } from '../support/cards.ts';

/** What `take` leaves, takes and misses, as text. */
function taking(hand: string, wanted: string) {
  const { left, taken, missing } = take(cards(hand), cards(wanted));
  return { left: left.join(' '), taken: taken.join(' '), missing: missing.join(' ') };
}

const seenCard = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...SUITS.flatMap((s) => RANKS.map((r): SeenCard => `${r}${s}`))) },
  { weight: 2, arbitrary: fc.constantFrom(...RANKS.map((r): SeenCard => `${r}?`)) },
  { weight: 1, arbitrary: fc.constantFrom<SeenCard>('jo', '??') },
);
const hand = fc.array(seenCard, { maxLength: 12 });

describe('taking cards out of a hand', () => {
  it('takes a known card by itself', () => {
    expect(taking('7d 7h 8c', '7h')).toEqual({ left: '7d 8c', taken: '7h', missing: '' });
  });

  it('takes one copy where two packs put the same card in a hand twice', () => {
    expect(taking('7d 7d jo jo', '7d jo')).toEqual({ left: '7d jo', taken: '7d jo', missing: '' });
  });

  it('takes a known card from one whose suit was not noted, before one that is not known', () => {
    expect(taking('?? 7? 7h', '7d')).toEqual({ left: '?? 7h', taken: '7d', missing: '' });
    expect(taking('?? 8c', '7d')).toEqual({ left: '8c', taken: '7d', missing: '' });
  });

  it('takes a joker from an unknown card but never from a rank', () => {
    expect(taking('?? J?', 'jo')).toEqual({ left: 'J?', taken: 'jo', missing: '' });
    expect(taking('J? Jd', 'jo')).toEqual({ left: 'J? Jd', taken: '', missing: 'jo' });
  });

  it('forgets the suits of a rank when it is not known which of them went', () => {
    expect(taking('7d 8c 7h', '7?')).toEqual({ left: '8c 7?', taken: '7?', missing: '' });
    expect(taking('7d 8c', '7?')).toEqual({ left: '8c', taken: '7?', missing: '' });
    expect(taking('8c ??', '7?')).toEqual({ left: '8c', taken: '7?', missing: '' });
  });

  it('forgets the whole hand when it is not known at all what went', () => {
    expect(taking('7d 8c 9h', '??')).toEqual({ left: '?? ??', taken: '??', missing: '' });
  });

  it('serves the best-known cards first, however they are written', () => {
    expect(taking('7d ??', '?? 7d')).toEqual({ left: '', taken: '7d ??', missing: '' });
    expect(taking('7d 7h', '7? 7d')).toEqual({ left: '', taken: '7d 7?', missing: '' });
  });

  it('says which cards the hand does not hold, and takes the others', () => {
    expect(taking('7d 8c', '7h 8c 7d 7d')).toEqual({ left: '', taken: '8c 7d', missing: '7h 7d' });
    expect(taking('', '??')).toEqual({ left: '', taken: '', missing: '??' });
  });

  it('leaves the given hand as it was', () => {
    const given = Object.freeze(cards('7d 7h'));
    take(given, cards('7? ??'));
    expect(given).toEqual(cards('7d 7h'));
  });

  it('never makes or loses a card', () => {
    fc.assert(
      fc.property(hand, hand, (held, wanted) => {
        const { left, taken, missing } = take(held, wanted);
        expect(left.length + taken.length).toBe(held.length);
        expect([...taken, ...missing].sort()).toEqual([...wanted].sort());
      }),
    );
  });

  it('leaves the same cards and misses as many in whatever order they are named', () => {
    fc.assert(
      fc.property(hand, hand, (held, wanted) => {
        const there = take(held, wanted);
        const back = take([...held].reverse(), [...wanted].reverse());
        expect(back.missing.length).toBe(there.missing.length);
        if (there.missing.length === 0) expect([...back.left].sort()).toEqual([...there.left].sort());
      }),
    );
  });
});

describe('counting faces', () => {
  it('counts ranks with and without suits together, and leaves unknown cards out', () => {
    const counts = countFaces(cards('7d 7? 8c jo jo ??'));
    expect([...counts].sort()).toEqual([
      ['7', 2],
      ['8', 1],
      ['jo', 2],
    ]);
  });
});

describe('sorting a hand', () => {
  it('goes by rank, then suit, a missing suit after the four, jokers and unknown cards last', () => {
    expect(sortHand(cards('?? jo As 7? 7s Td 7d 7h 7c 2c')).join(' ')).toBe('2c 7d 7h 7c 7s 7? Td As jo ??');
  });

  it('keeps every card and leaves the given hand as it was', () => {
    fc.assert(
      fc.property(hand, (held) => {
        const before = [...held];
        expect([...sortHand(held)].sort()).toEqual([...before].sort());
        expect(held).toEqual(before);
      }),
    );
  });
});
