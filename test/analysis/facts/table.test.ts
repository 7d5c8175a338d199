import { describe, expect, it } from 'vitest';
import { Table } from '../../../src/analysis/facts/table.ts';
import { randomFrom } from '../../../src/analysis/random.ts';
import type { Game } from '../../../src/rules/game.ts';
import { gameById, setupOf } from '../../../src/rules/games.ts';

const game = gameById('anemaki') as Game;
const table = new Table(game, setupOf(game, 5, {}), 'greedy');
const sizes = () => table.hands.map((hand) => hand.reduce((sum, count) => sum + count, 0));
const faces = () =>
  table.kernel.faces.map((_, face) => table.hands.reduce((sum, hand) => sum + (hand[face] ?? 0), 0));
const TITLES = [3, 1, 4, 0, 2];

describe('Table', () => {
  it('deals six cards each and two to the talon, four of every rank in all', () => {
    const random = randomFrom('deal');
    for (let i = 0; i < 50; i++) {
      table.deal(random);
      expect(sizes()).toEqual([6, 6, 6, 6, 6, 2]);
      expect(faces()).toEqual(Array(8).fill(4));
    }
  });

  it('trades without making or losing a card', () => {
    const random = randomFrom('trade');
    for (let i = 0; i < 50; i++) {
      table.deal(random);
      table.trade(TITLES, random);
      expect(sizes()).toEqual([6, 6, 6, 6, 6, 2]);
      expect(faces()).toEqual(Array(8).fill(4));
    }
  });

  it('takes the two best cards from the Doulos (A21)', () => {
    const random = randomFrom('best');
    table.deal(random);
    const doulos = [...(table.hands[2] ?? [])];
    const best = doulos.flatMap((count, face) => Array(count).fill(face)).slice(-2) as number[];
    table.trade(TITLES, random);
    for (const face of new Set(best)) {
      const came = best.filter((one) => one === face).length;
      expect(table.hands[3]?.[face]).toBeGreaterThanOrEqual(came);
    }
  });

  it('finds the quad of the Doulos, and the one above that postpones it', () => {
    const give = (hands: readonly (readonly number[])[]) => {
      table.hands.forEach((hand, seat) => {
        hand.fill(0);
        for (const face of hands[seat] ?? []) hand[face] = (hand[face] ?? 0) + 1;
      });
      return table.check([0, 1, 2, 3, 4]);
    };
    const quad = [0, 0, 0, 0, 1, 1];
    const rest = [
      [2, 2, 3, 3, 4, 4],
      [2, 2, 3, 3, 4, 4],
      [1, 1, 5, 5, 6, 6],
      [5, 5, 6, 6, 7, 7],
    ];
    expect(give([...rest, quad, [7, 7]])).toEqual({ state: 'declared', by: [4] });
    const above = [[7, 7, 7, 7, 2, 2], ...rest.slice(1)];
    expect(give([...above, quad, [3, 3]])).toEqual({ state: 'postponed', by: [0] });
  });

  it('plays to five different places, the same from the same numbers', () => {
    table.deal(randomFrom('play'));
    const places = [...table.play(2, 'normal', randomFrom('p'))];
    expect([...places].sort()).toEqual([0, 1, 2, 3, 4]);
    expect([...table.play(2, 'normal', randomFrom('p'))]).toEqual(places);
    expect(table.titles().map((seat) => places[seat])).toEqual([0, 1, 2, 3, 4]);
  });
});
