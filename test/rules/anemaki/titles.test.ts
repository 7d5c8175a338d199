import { describe, expect, it } from 'vitest';
import { anemaki } from '../../../src/rules/anemaki/anemaki.ts';
import { gameById, setupOf } from '../../../src/rules/games.ts';
import { ANEMAKI_RULES } from '../../../src/rules/rule-ids.ts';
import { ARI, BY_SEAT, dealOf, PHYSO, RHYS } from '../../support/table.ts';

const setup = setupOf(anemaki, 5);

describe('places', () => {
  it.each([
    ['A14', 1, 'archon', 2],
    ['A15', 2, 'yparchon', 1],
    ['A16', 3, 'neutral', 0],
    ['A17', 4, 'ypodoulos', -1],
    ['A18', 5, 'doulos', -2],
  ])('have their title and points (%s)', (_, place, title, points) => {
    expect(anemaki.title(place, 5)).toBe(title);
    expect(anemaki.points(place, 5)).toBe(points);
  });

  it('give points that add to zero (A19)', () => {
    expect([1, 2, 3, 4, 5].reduce((sum, place) => sum + anemaki.points(place, 5), 0)).toBe(0);
  });
});

describe('a later round', () => {
  it('is dealt by the Doulos of the round before (A20)', () => {
    expect(anemaki.dealer(setup, [4, 3, 2, 0, 1])).toBe(PHYSO);
    expect(anemaki.judgeDeal(setup, dealOf({ dealer: RHYS }), BY_SEAT)).toEqual([]);
    expect(anemaki.judgeDeal(setup, dealOf({ dealer: ARI }), BY_SEAT)).toEqual([
      { code: 'deal.dealer', rule: 'A20', seat: ARI, expected: RHYS },
    ]);
  });

  it('is led by the Doulos, even where a log has somebody else deal (A20)', () => {
    expect(anemaki.firstLeader(setup, ARI, BY_SEAT)).toBe(RHYS);
    const round = anemaki.open(anemaki.deal(setup, dealOf({ dealer: ARI }), BY_SEAT));
    expect(round).toMatchObject({ turn: RHYS, trick: { number: 1, leader: RHYS } });
  });
});

describe('the game', () => {
  it('is found by its id, and nothing is where no game has the id', () => {
    expect(gameById('anemaki')).toBe(anemaki);
    expect(gameById('toString')).toBeNull();
  });

  it('has all rules from A1 to A29', () => {
    expect(anemaki.ruleIds).toEqual(Array.from({ length: 29 }, (_, i) => `A${i + 1}`));
    expect(anemaki.ruleIds).toBe(ANEMAKI_RULES);
  });

  it('takes the first value of every option that is not named (A5, A10)', () => {
    expect(setupOf(anemaki, 5)).toEqual({ players: 5, options: { firstRound: 'untitled', pass: 'turn' } });
    expect(setupOf(anemaki, 5, { pass: 'trick', strange: 'x' }).options).toEqual({
      firstRound: 'untitled',
      pass: 'trick',
    });
    expect(anemaki.options.map(({ name, rule, values }) => [name, rule, ...values])).toEqual([
      ['firstRound', 'A5', 'untitled', 'drawn'],
      ['pass', 'A10', 'turn', 'trick'],
    ]);
  });
});
