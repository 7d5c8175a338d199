import { describe, expect, it } from 'vitest';
import { countFaces } from '../../../src/cards/hand.ts';
import { forradalom } from '../../../src/rules/forradalom/forradalom.ts';
import type { Deal } from '../../../src/rules/game.ts';
import { GAMES } from '../../../src/rules/games.ts';
import { cards } from '../../support/cards.ts';
import { setup } from '../../support/forradalom.ts';

/** The pack dealt one card at a time, the dealer first. */
function dealTo(players: number, options: Record<string, string> = {}, dealer = 0): Deal {
  const pack = forradalom.pack(setup(players, options));
  const hands = Array.from({ length: players }, (_, seat) =>
    pack.filter((_card, i) => i % players === (seat - dealer + players) % players),
  );
  return { dealer, hands, talon: [] };
}

const faultsOf = (deal: Deal, options = {}, titles: number[] | null = null) =>
  forradalom.judgeDeal(setup(deal.hands.length, options), deal, titles);

describe('the table (F1)', () => {
  it('has 3 to 16 seats', () => {
    expect(forradalom.seats).toEqual({ min: 3, max: 16 });
    expect(GAMES).toContain(forradalom);
  });
});

describe('the pack (F2)', () => {
  it('is one of 52 cards for every four players, unless the table says otherwise', () => {
    const decks = [3, 4, 5, 8, 9, 12, 13, 16].map((players) => setup(players).options.decks);
    expect(decks).toEqual(['1', '1', '2', '2', '3', '3', '4', '4']);
    for (const decks of ['1', '2', '3', '4']) {
      const faces = countFaces(forradalom.pack(setup(3, { decks })));
      expect(faces.get('2')).toBe(4 * Number(decks));
      expect(faces.size).toBe(14);
    }
  });

  it('holds one joker, perhaps two', () => {
    expect(forradalom.pack(setup(4))).toHaveLength(53);
    expect(forradalom.pack(setup(4, { jokers: '2' }))).toHaveLength(54);
    expect(forradalom.pack(setup(16, { jokers: '2' }))).toHaveLength(210);
  });

  it('refuses a card that comes up more often than the packs have it', () => {
    const deal = dealTo(4);
    const twice = { ...deal, hands: deal.hands.with(1, ['2d', ...(deal.hands[1] ?? []).slice(1)]) };
    expect(faultsOf(twice)).toEqual([{ code: 'deal.twice', rule: 'F2', card: '2d', seat: 1 }]);
    const jokers = { ...deal, hands: deal.hands.with(1, ['jo', ...(deal.hands[1] ?? []).slice(1)]) };
    expect(faultsOf(jokers)).toEqual([{ code: 'deal.twice', rule: 'F2', card: 'jo', seat: 1 }]);
  });

  it('may hold the same card as often as there are packs', () => {
    const deal = dealTo(8);
    expect(deal.hands.flat().filter((card) => card === '7d')).toHaveLength(2);
    expect(faultsOf(deal)).toEqual([]);
    const third = { ...deal, hands: deal.hands.with(7, ['7d', ...(deal.hands[7] ?? []).slice(1)]) };
    expect(faultsOf(third)).toEqual([{ code: 'deal.twice', rule: 'F2', card: '7d', seat: 7 }]);
  });
});

describe('the deal (F4)', () => {
  it('leaves nothing over, and hands differ by at most one', () => {
    for (let players = 3; players <= 16; players++) {
      for (const decks of ['1', '2', '3', '4']) {
        const options = { decks, jokers: players % 2 === 0 ? '1' : '2' };
        const deal = dealTo(players, options, players - 1);
        const sizes = deal.hands.map((hand) => hand.length);
        const { min, max, talon } = forradalom.handSize(setup(players, options));
        expect([Math.min(...sizes), Math.max(...sizes), talon]).toEqual([min, max, 0]);
        expect(max - min).toBeLessThanOrEqual(1);
        expect(faultsOf(deal, options)).toEqual([]);
      }
    }
  });

  it('may give the extra cards to anybody', () => {
    const { hands } = dealTo(4);
    const moved = hands.with(0, (hands[0] ?? []).slice(1)).with(2, ['2d', ...(hands[2] ?? [])]);
    expect(hands.map((hand) => hand.length)).toEqual([14, 13, 13, 13]);
    expect(faultsOf({ dealer: 0, hands: moved, talon: [] })).toEqual([]);
  });

  it('refuses hands that differ by more', () => {
    const { hands } = dealTo(4);
    const [first = [], second = []] = hands;
    const moved = hands.with(0, [...first, ...second.slice(0, 1)]).with(1, second.slice(1));
    expect(faultsOf({ dealer: 0, hands: moved, talon: [] })).toEqual([
      { code: 'deal.hand-size', rule: 'F4', seat: 0, held: 15, needed: 14 },
      { code: 'deal.hand-size', rule: 'F4', seat: 1, held: 12, needed: 13 },
    ]);
  });

  it('refuses cards left over', () => {
    expect(faultsOf({ ...dealTo(4), talon: cards('??') })).toEqual([
      { code: 'deal.talon-size', rule: 'F4', held: 1, needed: 0 },
    ]);
  });
});

describe('who deals (F22)', () => {
  it('is anybody at first, and later the slave', () => {
    expect(faultsOf(dealTo(5, {}, 3))).toEqual([]);
    expect(forradalom.dealer(setup(5), null)).toBeNull();
    expect(forradalom.dealer(setup(5), [4, 0, 1, 3, 2])).toBe(2);
    expect(faultsOf(dealTo(5, {}, 2), {}, [4, 0, 1, 3, 2])).toEqual([]);
    expect(faultsOf(dealTo(5, {}, 3), {}, [4, 0, 1, 3, 2])).toEqual([
      { code: 'deal.dealer', rule: 'F22', seat: 3, expected: 2 },
    ]);
  });
});

describe('the options', () => {
  it('are those of the rules, the first value being the default', () => {
    const named = forradalom.options.map(({ name, values, rule }) => [name, values.join(' '), rule]);
    expect(named).toEqual([
      ['decks', '1 2 3 4', 'F2'],
      ['jokers', '1 2', 'F2'],
      ['twos', 'low high', 'F3'],
      ['pass', 'turn trick', 'F8'],
      ['jokerInRevolution', 'true false', 'F16'],
      ['leader', 'last first', 'F22'],
    ]);
    expect(setup(7).options).toEqual({
      decks: '2',
      jokers: '1',
      twos: 'low',
      pass: 'turn',
      jokerInRevolution: 'true',
      leader: 'last',
    });
  });
});
