import { describe, expect, it } from 'vitest';
import { RANKS } from '../../../src/cards/card.ts';
import { anemaki } from '../../../src/rules/anemaki/anemaki.ts';
import type { Deal } from '../../../src/rules/game.ts';
import { setupOf } from '../../../src/rules/games.ts';
import { cards } from '../../support/cards.ts';
import { ARI, dealOf, dealtRound, JANIET, PLAIN_HANDS, play, RHYS, tricks } from '../../support/table.ts';

const setup = setupOf(anemaki, 5);

/** The faults of the plain deal after some hands were replaced by others. */
function faultsOf(hands: Readonly<Record<number, string>>, talon?: string) {
  const all = PLAIN_HANDS.map((hand, seat) => hands[seat] ?? hand);
  return anemaki.judgeDeal(setup, dealOf({ hands: all, ...(talon === undefined ? {} : { talon }) }), null);
}

describe('the table', () => {
  it('seats exactly five (A1)', () => {
    expect(anemaki.seats).toEqual({ min: 5, max: 5 });
  });

  it('takes turns in seat order, round and round (A1)', () => {
    const led = play(tricks({ leader: RHYS }), [RHYS, '8s']);
    expect(led.turn).toBe(ARI);
    expect(play(led, [ARI]).turn).toBe(ARI + 1);
  });
});

describe('the pack', () => {
  it('is 32 different cards, 7 to A in four suits (A2)', () => {
    const pack = anemaki.pack(setup);
    expect(new Set(pack).size).toBe(32);
    expect(pack).toHaveLength(32);
    expect([...new Set(pack.map((card) => card[0]))]).toEqual(RANKS.slice(RANKS.indexOf('7')));
  });

  it('rises 7 8 9 T J Q K A (A2)', () => {
    expect(anemaki.order(setup, 'normal').join('')).toBe('789TJQKA');
  });

  it('cannot be changed by the one who asked for it', () => {
    anemaki.pack(setup).pop();
    anemaki.order(setup, 'normal').pop();
    expect(anemaki.pack(setup)).toHaveLength(32);
    expect(anemaki.order(setup, 'normal')).toHaveLength(8);
  });
});

describe('a deal', () => {
  it('is six cards each and a talon of two: 5 × 6 + 2 = 32 (A3)', () => {
    expect(anemaki.handSize(setup)).toEqual({ min: 6, max: 6, talon: 2 });
    expect(faultsOf({})).toEqual([]);
  });

  it('refuses a hand that is too small or too large (A3)', () => {
    expect(faultsOf({ 0: '7d 9h Th Jc Qs' })).toEqual([
      { code: 'deal.hand-size', rule: 'A3', seat: 0, held: 5, needed: 6 },
    ]);
    expect(faultsOf({ 4: '8s 9c Td Js Kd Ah ??' })).toEqual([
      { code: 'deal.hand-size', rule: 'A3', seat: 4, held: 7, needed: 6 },
    ]);
  });

  it('refuses a talon of another size (A3)', () => {
    expect(faultsOf({}, 'Ts')).toEqual([{ code: 'deal.talon-size', rule: 'A3', held: 1, needed: 2 }]);
  });

  it('refuses a card that comes up twice, where it comes up last (A2)', () => {
    expect(faultsOf({ 3: '7d 9d Tc Jh Ks Ac' })).toEqual([
      { code: 'deal.twice', rule: 'A2', card: '7d', seat: 3 },
    ]);
    expect(faultsOf({}, 'Ts 7d')).toEqual([{ code: 'deal.twice', rule: 'A2', card: '7d', seat: null }]);
  });

  it('refuses a fifth card of a rank though its suit was not noted (A2)', () => {
    const noSevenOfDiamonds = '?? 9h Th Jc Qs Ad';
    expect(faultsOf({ 0: noSevenOfDiamonds, 4: '7? 9c Td Js Kd Ah' })).toEqual([]);
    expect(faultsOf({ 4: '7? 9c Td Js Kd Ah' })).toEqual([
      { code: 'deal.twice', rule: 'A2', card: '7?', seat: 4 },
    ]);
    expect(faultsOf({ 0: '7? 9h Th Jc Qs Ad', 4: '7d 9c Td Js Kd Ah' })).toEqual([
      { code: 'deal.twice', rule: 'A2', card: '7d', seat: 4 },
    ]);
  });

  it('refuses cards that the pack does not have (A2)', () => {
    expect(faultsOf({ 0: '6d 9h Th Jc Qs jo', 1: '2? 7s 8d Jd Kc Kh' })).toEqual([
      { code: 'deal.foreign', rule: 'A2', card: '6d', seat: 0 },
      { code: 'deal.foreign', rule: 'A2', card: 'jo', seat: 0 },
      { code: 'deal.foreign', rule: 'A2', card: '2?', seat: 1 },
    ]);
  });

  it('takes unknown cards for what they may be', () => {
    const unknown: Deal = {
      dealer: ARI,
      hands: Array(5).fill(cards('?? ?? ?? ?? ?? ??')),
      talon: cards('?? ??'),
    };
    expect(anemaki.judgeDeal(setup, unknown, null)).toEqual([]);
  });

  it('puts every card where it was dealt', () => {
    const round = dealtRound();
    expect(round.hands).toEqual(PLAIN_HANDS.map(cards));
    expect(round.dealt).toEqual(round.hands);
    expect(round).toMatchObject({
      talon: cards('Ts Qc'),
      direction: 'normal',
      trick: null,
      turn: null,
      out: [],
    });
  });
});

describe('the first round', () => {
  it('is dealt by whom luck picks, and he leads (A4)', () => {
    expect(anemaki.dealer(setup, null)).toBeNull();
    expect(anemaki.firstLeader(setup, JANIET, null)).toBe(JANIET);
    expect(tricks({ leader: JANIET }).turn).toBe(JANIET);
  });

  it('has no exchange and no check where nobody has a title (A5 firstRound=untitled)', () => {
    const round = dealtRound({ titles: null });
    expect(anemaki.titledFirstRound(setup)).toBe(false);
    expect(anemaki.dues(round)).toEqual([]);
    expect(anemaki.hasCheck(round)).toBe(false);
    expect(anemaki.check(round)).toEqual({ state: 'none', by: [] });
  });

  it('has both where titles were drawn by lot, and the Doulos deals and leads (A5 firstRound=drawn)', () => {
    const drawn = setupOf(anemaki, 5, { firstRound: 'drawn' });
    const titles = [4, 3, 2, 1, 0];
    const round = dealtRound({ titles, dealer: 0, options: drawn.options });
    expect(anemaki.titledFirstRound(drawn)).toBe(true);
    expect(anemaki.dealer(drawn, titles)).toBe(0);
    expect(anemaki.firstLeader(drawn, 0, titles)).toBe(0);
    expect(anemaki.dues(round)).toHaveLength(5);
    expect(anemaki.hasCheck(round)).toBe(true);
  });
});
