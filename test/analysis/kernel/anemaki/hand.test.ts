import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ABOVE,
  cardsIn,
  countOf,
  handOfCounts,
  lowestOf,
  mirrored,
  rankOf,
  sizeOf,
  withMore,
  without,
} from '../../../../src/analysis/kernel/anemaki/hand.ts';

const RANKS = [0, 1, 2, 3, 4, 5, 6, 7];
const allCounts = fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 8, maxLength: 8 });

const handOf = (counts: readonly number[]) => counts.reduce((hand, n, rank) => withMore(hand, rank, n), 0);
const countsIn = (hand: number) => RANKS.map((rank) => countOf(hand, rank));

/** The bits of plays, lowest first. */
function bitsOf(plays: number): number[] {
  const bits: number[] = [];
  for (let left = plays; left !== 0; left &= left - 1) bits.push(lowestOf(left));
  return bits;
}

describe('a hand in unary nibbles', () => {
  it('holds as many cards of every rank as were put into it', () => {
    fc.assert(
      fc.property(allCounts, (counts) => {
        const hand = handOf(counts);
        expect(countsIn(hand)).toEqual(counts);
        expect(cardsIn(hand)).toBe(counts.reduce((sum, n) => sum + n, 0));
        const packed = counts.reduce((word, n, rank) => word | (n << (4 * rank)), 0);
        expect(handOfCounts(packed)).toBe(hand);
        expect(countsIn(mirrored(hand))).toEqual(counts.toReversed());
      }),
    );
  });

  it('has one bit for every play, and loses just the cards of the play', () => {
    fc.assert(
      fc.property(allCounts, (counts) => {
        const hand = handOf(counts);
        const plays = counts.flatMap((n, rank) => [1, 2, 3, 4].slice(0, n).map((size) => ({ rank, size })));
        expect(bitsOf(hand).map((bit) => ({ rank: rankOf(bit), size: sizeOf(bit) }))).toEqual(plays);
        for (const bit of bitsOf(hand)) {
          const left = counts.map((n, rank) => (rank === rankOf(bit) ? n - sizeOf(bit) : n));
          expect(countsIn(without(hand, bit))).toEqual(left);
        }
      }),
    );
  });

  it('lets at least as many cards of a strictly higher rank follow a play (A8)', () => {
    for (let top = 0; top < 32; top++) {
      const above = bitsOf(-1).filter((bit) => rankOf(bit) > rankOf(top) && sizeOf(bit) >= sizeOf(top));
      expect(bitsOf(ABOVE[top] as number)).toEqual(above);
    }
  });
});
