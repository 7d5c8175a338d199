import { describe, expect, it } from 'vitest';
import { listOf, placeIn, turned } from '../../../src/analysis/endgame/orders.ts';

const FACTORIALS = [1, 1, 2, 6, 24, 120];

describe.each([1, 2, 3, 4, 5])('orders of %i', (players) => {
  const orders = Array.from({ length: FACTORIALS[players] ?? 0 }, (_, order) => order);

  it('are all there are, in the order of the lists', () => {
    const lists = orders.map((order) => listOf(players, order).join(''));
    expect(new Set(lists).size).toBe(orders.length);
    expect(lists.toSorted()).toEqual(lists);
  });

  it('tell the place of everyone', () => {
    for (const order of orders) {
      listOf(players, order).forEach((player, place) => {
        expect(placeIn(players, order, player)).toBe(place);
      });
    }
  });

  it('can be counted from another player', () => {
    for (const order of orders) {
      for (let by = 0; by < players; by++) {
        const moved = listOf(players, order).map((player) => (player + by) % players);
        expect(listOf(players, turned(players, order, by))).toEqual(moved);
      }
    }
  });

  it('that begin with the one to move have the number of the order of the rest', () => {
    for (const order of orders.filter((each) => listOf(players, each)[0] === 0)) {
      const rest = listOf(players, order).slice(1);
      expect(listOf(players - 1, order)).toEqual(rest.map((player) => player - 1));
    }
  });
});
