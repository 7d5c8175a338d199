import { describe, expect, it } from 'vitest';
import { dealCards } from '../../src/analysis/deal-cards.ts';
import { randomFrom, shuffle } from '../../src/analysis/random.ts';
import { anemaki } from '../../src/rules/anemaki/anemaki.ts';
import { setupOf } from '../../src/rules/games.ts';
import { ASTER, BY_SEAT } from '../support/table.ts';

const setup = setupOf(anemaki, 5);

describe('dealing', () => {
  it('deals one card at a time in seat order, dealer first (A3)', () => {
    const pack = shuffle(randomFrom('deal'), anemaki.pack(setup));
    const deal = dealCards(anemaki, setup, ASTER, randomFrom('deal'));
    for (const seat of BY_SEAT) {
      const turn = (seat - ASTER + 5) % 5;
      expect(new Set(deal.hands[seat])).toEqual(new Set([0, 1, 2, 3, 4, 5].map((i) => pack[turn + 5 * i])));
    }
    expect(new Set(deal.talon)).toEqual(new Set(pack.slice(30)));
  });

  it('deals what the rules have nothing against', () => {
    for (let seed = 0; seed < 50; seed++) {
      expect(anemaki.judgeDeal(setup, dealCards(anemaki, setup, seed % 5, randomFrom(seed)), null)).toEqual(
        [],
      );
    }
  });
});
