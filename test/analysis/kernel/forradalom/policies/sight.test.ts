import { describe, expect, it } from 'vitest';
import { GAP, JOKERS, LAST, PASSED, TOP } from '../../../../../src/analysis/kernel/forradalom/layout.ts';
import {
  look,
  newSight,
  threatNow,
  threatTo,
  turn,
  yetToAct,
} from '../../../../../src/analysis/kernel/forradalom/policies/sight.ts';
import { askedIn, heldOf, othersOf, unseenOf } from '../../../../support/forradalom-states.ts';

const asked = askedIn(30, 'sight', 'greedy');
const RANKS = Array.from({ length: JOKERS + 1 }, (_, rank) => rank);

/** Whether cards that the one to move has not seen could make a set that beats it, told from the rules alone (F7, F9). */
function beatable(state: Int32Array, size: number, rank: number, seats: readonly number[]): boolean {
  const jokers = unseenOf(state, JOKERS);
  return RANKS.some((other) => {
    const count = unseenOf(state, other);
    if (other <= rank || count === 0 || seats.length === 0) return false;
    return (other === JOKERS ? count : count + jokers) >= size;
  });
}

describe('what the one to move sees', () => {
  it('knows a threat just where somebody could beat the set', () => {
    const sight = newSight();
    for (const { state } of asked) {
      look(sight, state);
      const able = (size: number) =>
        othersOf(state).flatMap(({ seat, cards }) => (cards >= size ? [seat] : []));
      const passed = (seat: number) => (((state[PASSED] as number) >> seat) & 1) === 1;
      for (const rank of RANKS) {
        for (const size of [1, 2, 3, 5, 8]) {
          const all = able(size);
          const acting = all.filter((seat) => !passed(seat));
          expect(threatTo(sight, size, rank) > 0).toBe(beatable(state, size, rank, all));
          expect(threatNow(sight, size, rank) > 0).toBe(beatable(state, size, rank, acting));
        }
      }
    }
  });

  it('counts the higher ranks that are left, the joker among them, as threats to one card', () => {
    const sight = newSight();
    for (const { state } of asked) {
      look(sight, state);
      for (const rank of RANKS) {
        const higher = RANKS.filter((other) => other > rank && unseenOf(state, other) > 0);
        expect(threatTo(sight, 1, rank)).toBe(64 * higher.length);
      }
    }
  });

  it('counts the cards of the next and of the shortest hand', () => {
    const sight = newSight();
    for (const { state } of asked.filter((question) => question.state[PASSED] === 0)) {
      look(sight, state);
      const cards = othersOf(state).flatMap((other) => (other.cards > 0 ? [other.cards] : []));
      expect(sight.next).toBe(cards[0]);
      expect(sight.shortest).toBe(Math.min(...cards));
      expect(sight.others).toBe(cards.length);
    }
  });

  it('counts who may still act before the one who laid last', () => {
    const inTricks = asked.filter(({ state }) => state[GAP] === 0 && state[TOP] !== -1);
    expect(inTricks.some(({ state }) => (state[PASSED] as number) > 0)).toBe(true);
    for (const { state } of inTricks) {
      const others = othersOf(state);
      const last = others.findIndex(({ seat }) => seat === state[LAST]);
      const able = others.slice(0, last).filter(({ seat, cards }) => {
        return cards > 0 && !(((state[PASSED] as number) >> seat) & 1);
      });
      expect(yetToAct(state)).toBe(able.length);
    }
  });

  it('sees the ranks turned over, and the joker where it was, as a revolution would have them', () => {
    const [sight, turned] = [newSight(), newSight()];
    for (const { state } of asked) {
      look(sight, state);
      turn(turned, sight);
      for (const rank of RANKS) {
        const before = rank === JOKERS ? JOKERS : JOKERS - 1 - rank;
        expect(turned.own[rank]).toBe(heldOf(state, sight.seat, before));
        expect(turned.unseen[rank]).toBe(unseenOf(state, before));
      }
    }
  });
});
