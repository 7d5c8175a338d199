import { describe, expect, it } from 'vitest';
import { chancesOf, rowOf } from '../../../../../src/analysis/kernel/forradalom/policies/chances.ts';

/** The chance by going through all ways in which the cards may lie. */
function counted(jokers: number, players: number, size: number, copies: number): number {
  const cards = jokers + copies;
  const ways = players ** cards;
  let hits = 0;
  for (let way = 0; way < ways; way++) {
    const naturals = new Array<number>(players).fill(0);
    const wild = new Array<number>(players).fill(0);
    for (let card = 0, left = way; card < cards; card++, left = Math.floor(left / players)) {
      const held = card < jokers ? wild : naturals;
      held[left % players] = (held[left % players] ?? 0) + 1;
    }
    if (naturals.some((count, seat) => count > 0 && count + (wild[seat] ?? 0) >= size)) hits += 1;
  }
  return hits / ways;
}

describe('the chance that one of several holds a set', () => {
  it('is what all ways to deal the cards say, in 64ths, rounded up', () => {
    for (let players = 1; players <= 3; players++) {
      for (let jokers = 0; jokers <= 2; jokers++) {
        for (let copies = 0; copies <= 4; copies++) {
          for (let size = 1; size <= 6; size++) {
            const chance = chancesOf(size)[rowOf(jokers, players) + copies];
            const expected = 64 * counted(jokers, players, size, copies);
            expect(chance).toBeGreaterThan(expected - 1e-9);
            expect(chance).toBeLessThan(expected + 1 - 1e-9);
          }
        }
      }
    }
  });

  it('is known up to the largest set of four packs among fifteen', () => {
    expect(chancesOf(18)[rowOf(2, 1) + 16]).toBe(64);
    expect(chancesOf(18)[rowOf(1, 1) + 16]).toBe(0);
    expect(chancesOf(2)[rowOf(0, 15) + 16]).toBe(64);
    expect(chancesOf(1)[rowOf(0, 15) + 1]).toBe(64);
    expect(chancesOf(1)[rowOf(2, 15)]).toBe(0);
  });
});
