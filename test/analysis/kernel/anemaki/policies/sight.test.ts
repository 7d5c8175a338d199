import { describe, expect, it } from 'vitest';
import { cardsIn, countOf } from '../../../../../src/analysis/kernel/anemaki/hand.ts';
import { GONE, LAST, PASSED, TURN } from '../../../../../src/analysis/kernel/anemaki/layout.ts';
import { ABLE, beaters, look, yetToAct } from '../../../../../src/analysis/kernel/anemaki/policies/sight.ts';
import { askedIn } from '../../../../support/anemaki-states.ts';

const RANKS = [0, 1, 2, 3, 4, 5, 6, 7];
const asked = askedIn(60, 'sight');

/** The seats after the one to move, in order, with the numbers of their cards. */
function othersOf(state: Int32Array) {
  const own = state[TURN] as number;
  return [1, 2, 3, 4].map((k) => {
    const seat = (own + k) % 5;
    return { seat, cards: cardsIn(state[seat] as number) };
  });
}

describe('what the one to move sees', () => {
  it('counts the ranks that might beat a set, as far as anybody holds enough cards', () => {
    for (const { state } of asked) {
      look(state);
      const own = state[state[TURN] as number] as number;
      const most = Math.max(...othersOf(state).map(({ cards }) => cards));
      for (const rank of RANKS) {
        for (const size of [1, 2, 3, 4]) {
          const able = RANKS.filter((other) => {
            const unseen = 4 - countOf(own, other) - countOf(state[GONE] as number, other);
            return other > rank && unseen >= size && most >= size;
          });
          expect(beaters(rank, size)).toBe(able.length);
        }
      }
    }
  });

  it('counts who holds enough cards, and gives the number of the next', () => {
    for (const { state } of asked) {
      const others = othersOf(state).filter(({ cards }) => cards > 0);
      expect(look(state)).toBe(others[0]?.cards);
      const able = [1, 2, 3, 4].map((size) => others.filter(({ cards }) => cards >= size).length);
      expect([...ABLE.subarray(1)]).toEqual(able);
    }
  });

  it('counts who may still act before the one who laid last', () => {
    const inTricks = asked.filter(({ mayPass }) => mayPass);
    expect(inTricks.some(({ state }) => (state[PASSED] as number) > 0)).toBe(true);
    for (const { state } of inTricks) {
      const others = othersOf(state);
      const before = others.slice(
        0,
        others.findIndex(({ seat }) => seat === state[LAST]),
      );
      const able = before.filter(
        ({ seat, cards }) => cards > 0 && !(((state[PASSED] as number) >> seat) & 1),
      );
      expect(yetToAct(state)).toBe(able.length);
    }
  });
});
