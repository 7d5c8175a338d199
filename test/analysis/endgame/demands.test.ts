import { describe, expect, it } from 'vitest';
import {
  canBeMet,
  demandOnRest,
  isMet,
  NO_DEMAND,
  turnedDemand,
  withPart,
} from '../../../src/analysis/endgame/demands.ts';
import { listOf } from '../../../src/analysis/endgame/orders.ts';

const FACTORIALS = [1, 1, 2, 6, 24, 120];
const ANY = 7;

/** Every demand on so many players: worst places that will do, or any. */
function demandsOn(players: number): number[][] {
  const parts = [...Array.from({ length: players }, (_, place) => place), ANY];
  let demands: number[][] = [[]];
  for (let i = 0; i < players; i++) demands = demands.flatMap((so) => parts.map((part) => [...so, part]));
  return demands;
}

const packed = (parts: readonly number[]) =>
  parts.reduce((demand, part, player) => withPart(demand, player, part), NO_DEMAND);

const ordersOf = (players: number) => Array.from({ length: FACTORIALS[players] ?? 0 }, (_, order) => order);

const meets = (parts: readonly number[], list: readonly number[]) =>
  list.every((player, place) => place <= (parts[player] ?? ANY));

describe.each([2, 3, 4, 5])('demands on %i players', (players) => {
  const lists = ordersOf(players).map((order) => listOf(players, order));

  it('are met by the orders in which everyone has a place that will do', () => {
    for (const parts of demandsOn(players).filter((_, i) => i % 7 === 0)) {
      const demand = packed(parts);
      for (const [order, list] of lists.entries()) {
        if (isMet(demand, players, order) !== meets(parts, list)) expect({ parts, list }).toBeNull();
      }
    }
  });

  it('can be met just if some order does', () => {
    for (const parts of demandsOn(players)) {
      if (canBeMet(packed(parts)) !== lists.some((list) => meets(parts, list))) expect(parts).toBeNull();
    }
  });

  it('can be counted from another player', () => {
    const demand = packed([0, 3, ANY, 1, 2].slice(0, players));
    for (let by = 0; by < players; by++) {
      const parts = [0, 3, ANY, 1, 2].slice(0, players);
      expect(turnedDemand(demand, players, by)).toBe(packed([...parts.slice(by), ...parts.slice(0, by)]));
    }
  });

  it('leave the others a place less when the one to move goes out', () => {
    for (const parts of demandsOn(players)) {
      const rest = parts.slice(1).map((part) => (part === ANY ? ANY : part - 1));
      const expected = rest.includes(-1) ? -1 : packed(rest);
      if (demandOnRest(packed(parts)) !== expected) expect(parts).toBeNull();
    }
  });
});
