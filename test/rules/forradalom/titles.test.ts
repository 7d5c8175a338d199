import { describe, expect, it } from 'vitest';
import { forradalom } from '../../../src/rules/forradalom/forradalom.ts';
import { opened, setup } from '../../support/forradalom.ts';

const places = (players: number) => Array.from({ length: players }, (_, i) => i + 1);

describe('titles (F19)', () => {
  it('are king, prime minister and slave; the places between bear none', () => {
    const titled = (players: number) => places(players).map((place) => forradalom.title(place, players));
    expect(titled(3)).toEqual(['king', 'primeMinister', 'slave']);
    expect(titled(4)).toEqual(['king', 'primeMinister', 'citizen', 'slave']);
    expect(titled(7)).toEqual(['king', 'primeMinister', ...Array(4).fill('citizen'), 'slave']);
  });
});

describe('points (F23)', () => {
  it('fall by one from place to place, and add to zero for every table', () => {
    for (let players = 3; players <= 16; players++) {
      const points = places(players).map((place) => forradalom.points(place, players));
      expect(points.reduce((a, b) => a + b)).toBe(0);
      expect(points[0]).toBe((players - 1) / 2);
      points.slice(1).forEach((one, i) => {
        expect((points[i] ?? 0) - one).toBe(1);
      });
    }
  });

  it('are those of Anemaki for five, and halves for an even table', () => {
    expect(places(5).map((place) => forradalom.points(place, 5))).toEqual([2, 1, 0, -1, -2]);
    expect(places(4).map((place) => forradalom.points(place, 4))).toEqual([1.5, 0.5, -0.5, -1.5]);
  });
});

describe('the first lead (F22)', () => {
  const hands = ['3d', '4d', '5d', '6d'];

  it('is of whoever luck chose in the first game', () => {
    expect(opened({ hands, dealer: 2 }).turn).toBe(2);
    expect(opened({ hands, dealer: 2, options: { leader: 'first' } }).turn).toBe(2);
  });

  it('is of the slave later, or of the king where the table has it so', () => {
    const titles = [3, 0, 2, 1];
    expect(opened({ hands, titles, dealer: 1 }).turn).toBe(1);
    expect(opened({ hands, titles, dealer: 1, options: { leader: 'first' } }).turn).toBe(3);
    expect(forradalom.firstLeader(setup(4), 0, titles)).toBe(1);
  });

  it('goes on to the next who holds cards, where a faulty deal left the leader none', () => {
    expect(opened({ hands: ['', '4d', '5d'] }).turn).toBe(1);
  });
});
