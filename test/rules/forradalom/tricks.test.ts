import { describe, expect, it } from 'vitest';
import { forradalom } from '../../../src/rules/forradalom/forradalom.ts';
import type { RoundState } from '../../../src/rules/game.ts';
import { cards } from '../../support/cards.ts';
import { dealt, gapAfter, inTurn, opened } from '../../support/forradalom.ts';
import { lay, pass } from '../../support/table.ts';

const HANDS = ['5d 6d 6h 9s 9c 9h', '7d 7h Td Th Tc Ks', '8d 8h 8c Qd As jo'];
const start = (options = {}) => opened({ hands: HANDS, options });
const { judge } = forradalom;
const codeOf = (state: RoundState, seat: number, text: string) => judge(state, lay(seat, text));

describe('a lead (F6)', () => {
  it('is any number of cards of one rank', () => {
    for (const text of ['5d', '6d', '6d 6h', '9s', '9s 9c', '9s 9c 9h']) {
      expect(codeOf(start(), 0, text)).toBeNull();
    }
  });

  it('is as large a set as a hand of several packs holds', () => {
    const hands = ['6d 6d 6h 6h 6c 5d', '7d 7d 7h 7h 7c 2d', '8d 8h 8c 8s jo 3d'];
    const state = opened({ hands, options: { decks: '2' } });
    const led = inTurn(state, '6d 6d 6h 6h 6c');
    expect(codeOf(led, 1, '7d 7d 7h 7h')).toEqual({ code: 'play.too-few', rule: 'F7', laid: 4, needed: 5 });
    expect(codeOf(led, 1, '7d 7d 7h 7h 7c')).toBeNull();
    const passed = inTurn(led, '');
    expect(codeOf(passed, 2, '8d 8h 8c 8s jo')).toBeNull();
  });

  it('must be something: the leader may not pass', () => {
    expect(judge(start(), pass(0))).toEqual({ code: 'pass.leader', rule: 'F6' });
    expect(judge(start(), { type: 'play', seat: 0, cards: [] })).toEqual({
      code: 'play.nothing',
      rule: 'F6',
    });
  });

  it('mixes no ranks', () => {
    expect(codeOf(start(), 0, '5d 6d')).toEqual({ code: 'play.mixed', rule: 'F6', faces: ['5', '6'] });
  });
});

describe('an answer (F7)', () => {
  const led = inTurn(start(), '6d 6h');

  it('has exactly as many cards', () => {
    expect(codeOf(led, 1, '7d 7h')).toBeNull();
    expect(codeOf(led, 1, 'Td')).toEqual({ code: 'play.too-few', rule: 'F7', laid: 1, needed: 2 });
    expect(codeOf(led, 1, 'Td Th Tc')).toEqual({ code: 'play.too-many', rule: 'F7', laid: 3, needed: 2 });
  });

  it('is strictly higher', () => {
    const after = inTurn(led, '7d 7h', '8d 8h');
    expect(codeOf(after, 0, '9s 9c')).toBeNull();
    const hands = ['6d 6h 2c', '6c 6s 3d', '4d 9h'];
    const equal = inTurn(opened({ hands }), '6d 6h');
    expect(codeOf(equal, 1, '6c 6s')).toEqual({
      code: 'play.not-higher',
      rule: 'F7',
      face: '6',
      top: '6',
      direction: 'normal',
    });
    expect(codeOf(inTurn(opened({ hands }), '2c'), 1, '3d')).toBeNull();
  });

  it('mixes no ranks, and is of cards that are held', () => {
    expect(codeOf(led, 1, '7d Td')).toEqual({ code: 'play.mixed', rule: 'F7', faces: ['7', 'T'] });
    expect(codeOf(led, 1, '8d 8h')).toEqual({ code: 'play.not-held', rule: 'F7', cards: ['8d', '8h'] });
    expect(judge(led, { type: 'play', seat: 1, cards: [] })).toEqual({ code: 'play.nothing', rule: 'F7' });
  });

  it('comes from whoever’s turn it is (F1)', () => {
    expect(codeOf(led, 2, '8d 8h')).toEqual({ code: 'play.turn', rule: 'F1', expected: 1 });
    expect(judge(led, pass(0))).toEqual({ code: 'play.turn', rule: 'F1', expected: 1 });
  });
});

describe('passing (F8)', () => {
  it('is allowed though one could play', () => {
    expect(judge(inTurn(start(), '5d'), pass(1))).toBeNull();
  });

  it('gives up that turn only', () => {
    const state = inTurn(start(), '5d', '', '8d', '9s');
    expect(state.turn).toBe(1);
    expect(codeOf(state, 1, 'Td')).toBeNull();
  });

  it('gives up the trick where the table has it so', () => {
    const state = inTurn(start({ pass: 'trick' }), '5d', '', '8d', '9s');
    expect(state.turn).toBe(2);
    expect(codeOf(state, 1, 'Td')).toEqual({ code: 'play.passed', rule: 'F8' });
    expect(judge(state, pass(1))).toEqual({ code: 'play.passed', rule: 'F8' });
  });

  it('ends the trick once everyone else has passed since the last play; who laid last leads', () => {
    const over = inTurn(start(), '5d', '7d', '', '');
    expect([over.trick?.over, over.turn]).toEqual([true, null]);
    const next = forradalom.clear(over);
    expect(next.trick).toEqual({ number: 2, leader: 1, plays: [], passed: [], over: false });
    expect(codeOf(next, 1, 'Td Th Tc')).toBeNull();
  });
});

describe('the joker (F9)', () => {
  const hands = ['6d 6h jo 3d', '7d 7h 9c 9s', 'Ad As Ah jo'];
  const state = opened({ hands, options: { jokers: '2' } });

  it('stands for any rank beside natural cards: two sixes and the joker are three sixes', () => {
    const led = inTurn(state, '6d 6h jo');
    expect(led.trick?.plays[0]?.shape).toEqual({ kind: 'set', size: 3, face: '6', jokers: 1 });
    expect(codeOf(led, 1, '7d 7h 9c')).toMatchObject({ code: 'play.mixed' });
    expect(codeOf(inTurn(led, ''), 2, 'Ad As jo')).toBeNull();
  });

  it('alone is the highest card, and nothing beats it, no other joker either', () => {
    const led = inTurn(state, 'jo');
    expect(led.trick?.plays[0]?.shape).toEqual({ kind: 'set', size: 1, face: 'jo', jokers: 1 });
    const asked = inTurn(led, '');
    const refusal = { code: 'play.not-higher', rule: 'F9', top: 'jo', direction: 'normal' };
    expect(codeOf(asked, 2, 'Ad')).toEqual({ ...refusal, face: 'A' });
    expect(codeOf(asked, 2, 'jo')).toEqual({ ...refusal, face: 'jo' });
  });

  it('beats every natural card, before a revolution and after it', () => {
    for (const direction of ['normal', 'reversed'] as const) {
      const turned = inTurn({ ...state, direction }, '3d', '');
      expect(codeOf(turned, 2, 'jo')).toBeNull();
    }
  });

  it('makes with another the highest pair, which nothing beats in either order', () => {
    const pair = ['jo jo 3d', '2d 2h 4d', 'Ad Ah 5d'];
    for (const direction of ['normal', 'reversed'] as const) {
      const led = inTurn({ ...opened({ hands: pair, options: { jokers: '2' } }), direction }, 'jo jo');
      expect(led.trick?.plays[0]?.shape).toMatchObject({ face: 'jo', jokers: 2 });
      expect(forradalom.choices(led)).toEqual([{ type: 'pass' }]);
      expect(codeOf(inTurn(led, ''), 2, 'Ad Ah')).toMatchObject({ code: 'play.not-higher', rule: 'F9' });
    }
  });

  it('makes a set as high as its naturals, no higher', () => {
    const led = inTurn(opened({ hands: ['9d 9h 2c', '8d 8h jo', '3d 4d'] }), '9d 9h');
    expect(codeOf(led, 1, '8d jo')).toMatchObject({ code: 'play.not-higher', rule: 'F7', face: '8' });
  });
});

describe('the order (F3)', () => {
  const orderWith = (options = {}) =>
    forradalom.order(dealt({ hands: HANDS, options }).setup, 'normal').join('');

  it('rises from the two to the ace, and the joker is above', () => {
    expect(orderWith()).toBe('23456789TJQKAjo');
  });

  it('has the two above the ace where the table has it so', () => {
    expect(orderWith({ twos: 'high' })).toBe('3456789TJQKA2jo');
    const hands = ['Ad 3c', '2d 4d', '5d 6d'];
    expect(codeOf(inTurn(opened({ hands, options: { twos: 'high' } }), 'Ad'), 1, '2d')).toBeNull();
    expect(codeOf(inTurn(opened({ hands }), 'Ad'), 1, '2d')).toMatchObject({ code: 'play.not-higher' });
  });
});

describe('going out (F5, F10)', () => {
  const hands = ['Ad', '7d 8d', '9d 9h'];

  it('takes the next place, and the next in seat order who holds cards leads', () => {
    const over = inTurn(opened({ hands }), 'Ad', '', '');
    expect(over.out).toEqual([0]);
    expect(forradalom.clear(over).turn).toBe(1);
  });

  it('lets the others beat the last card', () => {
    const beaten = inTurn(opened({ hands: ['6d', '7d 8d', '9d 9h'] }), '6d', '7d', '9d', '');
    expect(forradalom.clear(beaten).turn).toBe(2);
  });

  it('passes over those who are out, and refuses them', () => {
    const state = inTurn(opened({ hands: ['6d', '7d', '9d 9h', 'Td 2d'] }), '6d', '7d');
    expect(state.turn).toBe(2);
    expect(judge(state, pass(0))).toEqual({ code: 'play.out', rule: 'F10' });
    const over = inTurn(state, '', '');
    expect(forradalom.clear(over).turn).toBe(2);
  });

  it('ends the game when only one holds cards', () => {
    const end = inTurn(opened({ hands: ['6d', '7d', '9d 9h'] }), '6d', '7d');
    expect(forradalom.roundOver(end)).toBe(true);
    expect([end.turn, end.trick?.over]).toEqual([null, true]);
    expect(forradalom.ranking(end)).toEqual([0, 1, 2]);
    expect(forradalom.roundOver(gapAfter({ hands: ['6d 7d', '7h', '9d'] }, '6d'))).toBe(false);
  });
});

describe('what is no move here', () => {
  it('is the swap for a talon, of which there is none (F4)', () => {
    const state = dealt({ hands: HANDS });
    for (const type of ['swap', 'keep'] as const) {
      const action = { type, seat: 1, cards: cards('7d 7h') };
      expect(judge(state, action)).toEqual({ code: 'swap.not-his', rule: 'F4', expected: null });
      expect(forradalom.apply(state, action)).toBe(state);
    }
  });

  it('is a check after the exchange: a revolution is laid, not held', () => {
    const state = dealt({ hands: HANDS, titles: [0, 1, 2] });
    expect(forradalom.hasCheck(state)).toBe(false);
    expect(forradalom.check(state)).toEqual({ state: 'none', by: [] });
    expect(forradalom.settle(state, { state: 'none', by: [] }).direction).toBe('normal');
    expect(forradalom.titledFirstRound(state.setup)).toBe(false);
  });
});

describe('the choices of the one to move', () => {
  it('are every set of the hand for the leader: weakest first, small before large, naturals before jokers', () => {
    const state = opened({ hands: ['4d 4h Ks jo', '5d', '6d'] });
    const plays = forradalom
      .choices(state)
      .map((one) => (one.type === 'play' ? `${one.face}${one.naturals}+${one.jokers}` : one.type));
    expect(plays).toEqual(['41+0', '42+0', '41+1', '42+1', 'K1+0', 'K1+1', 'jo0+1']);
  });

  it('are those that beat the top, and the pass, for whoever follows', () => {
    const state = inTurn(opened({ hands: ['5d 5h 2c', '4d 4h Ks Kd jo', '6d'] }), '5d 5h');
    expect(forradalom.choices(state)).toEqual([
      { type: 'play', face: 'K', naturals: 2, jokers: 0 },
      { type: 'play', face: 'K', naturals: 1, jokers: 1 },
      { type: 'pass' },
    ]);
  });

  it('are none where it is nobody’s turn', () => {
    expect(forradalom.choices(dealt({ hands: HANDS }))).toEqual([]);
    expect(forradalom.choices(gapAfter({ hands: HANDS }, '9s'))).toEqual([]);
  });
});
