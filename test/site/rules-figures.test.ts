import { describe, expect, it } from 'vitest';
import type { Card } from '../../src/cards/card.ts';
import { COMPARISONS, EXCHANGE, QUADS, REVOLUTION, TRICK } from '../../src/layouts/rules/anemaki/figures.ts';
import * as shown from '../../src/layouts/rules/forradalom/figures.ts';
import { laterByPlace } from '../../src/layouts/rules/forradalom/later.ts';
import { anemaki } from '../../src/rules/anemaki/anemaki.ts';
import { forradalom } from '../../src/rules/forradalom/forradalom.ts';
import type { Direction, RoundState } from '../../src/rules/game.ts';
import { setupOf } from '../../src/rules/games.ts';

const SETUP = setupOf(anemaki, 5);
const TITLES = [4, 3, 2, 1, 0];
const PACK = anemaki.pack(SETUP);

/** A round in which seat 0 (the Doulos, who leads) and seat 1 hold these cards, and the rest of the pack fills up. */
function round(hands: readonly (readonly Card[])[], direction: Direction = 'normal'): RoundState {
  const rest = PACK.filter((card) => !hands.flat().includes(card));
  const full = Array.from({ length: 5 }, (_, seat) => {
    const hand = [...(hands[seat] ?? [])];
    while (hand.length < 6) hand.push(rest.shift() as Card);
    return hand;
  });
  const state = anemaki.deal(SETUP, { dealer: 0, hands: full, talon: rest }, TITLES);
  return anemaki.open({ ...state, direction });
}

function beats(cards: readonly Card[], over: readonly Card[], direction: Direction = 'normal'): boolean {
  const led = anemaki.apply(round([over, cards], direction), { type: 'play', seat: 0, cards: over });
  return anemaki.judge(led, { type: 'play', seat: 1, cards }) === null;
}

describe('the pictures of the rules', () => {
  it.each(COMPARISONS)('are right that $cards against $over: $beats', ({ cards, over, beats: expected }) => {
    expect(beats(cards, over)).toBe(expected);
  });

  it('show a trick that the rules allow, play by play', () => {
    const hands = TRICK.map(({ cards }) => cards);
    let state = round(hands);
    for (const [seat, { cards }] of TRICK.entries()) {
      const action =
        cards.length > 0 ? { type: 'play' as const, seat, cards } : { type: 'pass' as const, seat };
      expect(anemaki.judge(state, action)).toBeNull();
      state = anemaki.apply(state, action);
    }
    expect(state.trick?.plays.at(-1)?.cards).toEqual(['Td', 'Tc', 'Ts']);
  });

  it('show gifts that the exchange asks for', () => {
    const hands = [EXCHANGE.doulos.cards, [], [], [], EXCHANGE.archon.cards];
    const state = anemaki.deal(SETUP, { dealer: 0, hands: round(hands).hands, talon: [] }, TITLES);
    expect(anemaki.judge(state, { type: 'give', seat: 0, to: 4, cards: EXCHANGE.doulos.go })).toBeNull();
    expect(anemaki.judge(state, { type: 'give', seat: 4, to: 0, cards: EXCHANGE.archon.go })).toBeNull();
  });

  it.each(Object.entries(QUADS))('show what a Doulos with four %s must give', (_, { cards, go }) => {
    const state = anemaki.deal(SETUP, { dealer: 0, hands: round([cards]).hands, talon: [] }, TITLES);
    expect(anemaki.judge(state, { type: 'give', seat: 0, to: 4, cards: go })).toBeNull();
  });

  it('show a hand that makes a revolution, and a play that only then is right', () => {
    expect(anemaki.check(round([REVOLUTION.hand]))).toMatchObject({ state: 'declared', by: [0] });
    expect(REVOLUTION.hand).toEqual(expect.arrayContaining([...REVOLUTION.quad]));
    expect(beats(REVOLUTION.cards, REVOLUTION.over, 'reversed')).toBe(true);
    expect(beats(REVOLUTION.cards, REVOLUTION.over)).toBe(false);
  });
});

describe('the pictures of Forradalom', () => {
  const setup = setupOf(forradalom, 4);
  const opened = (hands: readonly (readonly Card[])[], direction: Direction = 'normal'): RoundState => {
    const full = [...hands, ['2c', '3c'] as const, ['2s', '3s'] as const, ['2d', '3d'] as const].slice(0, 4);
    const state = forradalom.deal(setup, { dealer: 0, hands: full, talon: [] }, null);
    return forradalom.open({ ...state, direction });
  };
  const wins = (cards: readonly Card[], over: readonly Card[], direction: Direction = 'normal') => {
    const state = opened([[...over, '4s'], cards], direction);
    const led = forradalom.apply(
      { ...state, setup: { ...setup, options: { ...setup.options, jokers: '2' } } },
      {
        type: 'play',
        seat: 0,
        cards: over,
      },
    );
    return forradalom.judge(led, { type: 'play', seat: 1, cards }) === null;
  };

  it.each(shown.COMPARISONS)(
    'are right that $cards against $over: $beats',
    ({ cards, over, beats: expected }) => {
      expect(wins(cards, over)).toBe(expected);
    },
  );

  it('show a hand that makes a revolution, and a play that only then is right', () => {
    const { hand, quad, cards, over } = shown.REVOLUTION;
    expect(forradalom.judge(opened([hand]), { type: 'revolt', seat: 0, cards: quad })).toBeNull();
    expect([wins(cards, over, 'reversed'), wins(cards, over)]).toEqual([true, false]);
  });

  it('say how many cards each place gives, as the exchange asks for them', () => {
    const words = {
      caption: '',
      above: (n: number) => `+${n}`,
      middle: '0',
      below: (n: number) => `-${n}`,
      slave: 'deals',
    };
    expect(laterByPlace(7, words)).toEqual(['+3', '+2', '+1', '0', '-1', '-2', '-3; deals']);
    expect(laterByPlace(4, words)).toEqual(['+2', '+1', '-1', '-2; deals']);
  });
});
