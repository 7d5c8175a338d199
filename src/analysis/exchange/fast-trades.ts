/**
 * Trades on counts of cards, for worlds by the hundred: forced gifts as the rules have them, free gifts and the swap as
 * `gifts.ts` chooses them.
 */
import { UNSEEN_CARD } from '../policies/gifts.ts';
import { worthTable } from './selections.ts';

/** How many cards of each face, by the face's index in normal order. A pick is one as well. */
export type Tally = Uint8Array;

/** Picks cards of a hand into `picked`. */
export interface Picker {
  /** The best (A24, F21). */
  best(hand: Tally, count: number, picked: Tally): void;
  /** Those whose going leaves the best hand. */
  cheapest(hand: Tally, count: number, picked: Tally): void;
  /** Those to swap for unseen cards; none where the hand is better as it is. */
  swap(hand: Tally, count: number, picked: Tally): void;
}

/** `faces`: how many there are; `copies`: how many of one a hand can hold; `most`: the largest count that is picked. */
export function pickerFor(faces: number, copies: number, most: number): Picker {
  const width = copies + 1;
  const worth = Float64Array.from(worthTable(faces, copies).flat());
  // left[n]: the most that the faces looked at are worth after n cards went; took[face · (most + 1) + n]: how many of the face.
  const left = new Float64Array(most + 1);
  const took = new Uint8Array(faces * (most + 1));

  function cheapest(hand: Tally, count: number, picked: Tally): number {
    left.fill(-Infinity, 1, count + 1);
    left[0] = 0;
    for (let face = 0; face < faces; face++) {
      const held = hand[face] as number;
      for (let n = count; n >= 0; n--) {
        let best = -Infinity;
        let going = 0;
        for (let k = Math.min(held, n); k >= 0; k--) {
          const value = (left[n - k] as number) + (worth[face * width + held - k] as number);
          if (value > best) [best, going] = [value, k];
        }
        left[n] = best;
        took[face * (most + 1) + n] = going;
      }
    }
    for (let face = faces - 1, n = count; face >= 0; face--) {
      const k = took[face * (most + 1) + n] as number;
      picked[face] = k;
      n -= k;
    }
    return left[count] as number;
  }

  return {
    best(hand, count, picked) {
      for (let face = faces - 1, n = count; face >= 0; face--) {
        const k = Math.min(hand[face] as number, n);
        picked[face] = k;
        n -= k;
      }
    },
    cheapest,
    swap(hand, count, picked) {
      let now = 0;
      for (let face = 0; face < faces; face++) now += worth[face * width + (hand[face] as number)] as number;
      if (!(cheapest(hand, count, picked) + count * UNSEEN_CARD > now)) picked.fill(0);
    },
  };
}
