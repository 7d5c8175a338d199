import { describe, expect, it } from 'vitest';
import { forradalom } from '../../../src/rules/forradalom/forradalom.ts';
import type { RoundState } from '../../../src/rules/game.ts';
import { act, dealt, setup } from '../../support/forradalom.ts';
import { cardsInPlay, give } from '../../support/table.ts';

const { judge } = forradalom;

/** A round of so many players in which everybody holds so many cards; titles go by seat, seat 0 being king. */
function table(players: number, cardsEach: number | readonly number[] = 13): RoundState {
  const pack = forradalom.pack(setup(players, { decks: '4' }));
  const sizes = typeof cardsEach === 'number' ? Array(players).fill(cardsEach) : cardsEach;
  const hands = sizes.map((size, seat) => pack.slice(seat * 13, seat * 13 + size).join(' '));
  return dealt({ hands, titles: hands.map((_, seat) => seat), options: { decks: '4' } });
}

/** Who gives how many to whom, in order. */
const tradesOf = (state: RoundState) =>
  forradalom.dues(state).flatMap((due) => (due.type === 'give' ? [[due.seat, due.to, due.count]] : []));

describe('who trades with whom (F20)', () => {
  it('is nobody in the first game', () => {
    expect(forradalom.dues(dealt({ hands: ['3d', '4d', '5d'] }))).toEqual([]);
  });

  it('is one card between first and last among three; the middle one does nothing', () => {
    expect(tradesOf(table(3))).toEqual([
      [2, 0, 1],
      [0, 2, 1],
    ]);
  });

  it('is two cards and one among four', () => {
    expect(tradesOf(table(4))).toEqual([
      [3, 0, 2],
      [0, 3, 2],
      [2, 1, 1],
      [1, 2, 1],
    ]);
  });

  it('is three, two and one among seven, the middle one having none', () => {
    expect(tradesOf(table(7))).toEqual([
      [6, 0, 3],
      [0, 6, 3],
      [5, 1, 2],
      [1, 5, 2],
      [4, 2, 1],
      [2, 4, 1],
    ]);
    expect(judge(table(7), give(3, '2d', 0))).toEqual({ code: 'give.no-trade', rule: 'F20' });
  });

  it('is floor(N/2) pairs with one card fewer each for every table', () => {
    for (let players = 3; players <= 16; players++) {
      const pairs = Math.floor(players / 2);
      const counts = tradesOf(table(players)).map(([, , count]) => count);
      expect(counts).toEqual(Array.from({ length: pairs }, (_, i) => [pairs - i, pairs - i]).flat());
    }
  });

  it('is no more than the smaller of the two hands', () => {
    const few = table(14, [4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 3, 4, 3]);
    expect(tradesOf(few).map(([, , count]) => count)).toEqual([3, 3, 4, 4, 3, 3, 4, 4, 3, 3, 2, 2, 1, 1]);
  });
});

describe('the exchange in turn', () => {
  const state = dealt({
    hands: ['3d 9d Jd 4c', '4d 9h Qd 5c', '5d 9s Qh As', '6d Kh Kd jo'],
    titles: [0, 1, 2, 3],
  });
  const taken = act(state, give(3, 'jo Kh', 0));

  it('has one trade open at a time, the one below first', () => {
    const open = (of: RoundState) =>
      forradalom.dues(of).map((due) => [due.seat, due.type === 'give' && due.waits === true]);
    expect(open(state)).toEqual([
      [3, false],
      [0, true],
      [2, true],
      [1, true],
    ]);
    expect(open(taken)).toEqual([
      [0, false],
      [2, true],
      [1, true],
    ]);
  });

  it('refuses a trade before its turn', () => {
    expect(judge(state, give(0, '3d 4c', 3))).toEqual({ code: 'give.turn', rule: 'F20', expected: 3 });
    expect(judge(taken, give(2, 'As', 1))).toEqual({ code: 'give.turn', rule: 'F20', expected: 0 });
  });

  it('refuses a second gift, another receiver, and another number of cards', () => {
    expect(judge(taken, give(3, 'Kd', 0))).toEqual({ code: 'give.no-trade', rule: 'F20' });
    expect(judge(state, give(3, 'jo Kh', 1))).toEqual({ code: 'give.receiver', rule: 'F20', expected: 0 });
    expect(judge(state, give(3, 'jo', 0))).toEqual({ code: 'give.count', rule: 'F20', given: 1, needed: 2 });
  });

  it('refuses cards that are not held', () => {
    expect(judge(state, give(3, 'jo Ad', 0))).toEqual({ code: 'give.not-held', rule: 'F20', cards: ['Ad'] });
  });

  it('lets the one above look first, and return any cards, also those received', () => {
    expect(taken.hands[0]).toEqual(['3d', '9d', 'Jd', '4c', 'jo', 'Kh']);
    for (const cards of ['3d 4c', 'jo Kh', 'Kh 3d', 'Jd 9d'])
      expect(judge(taken, give(0, cards, 3))).toBeNull();
  });

  it('leaves every hand as large as it was, and every card in play', () => {
    const end = act(taken, give(0, '3d Kh', 3), give(2, 'As', 1), give(1, '4d', 2));
    expect(forradalom.dues(end)).toEqual([]);
    expect(end.hands.map((hand) => hand.length)).toEqual([4, 4, 4, 4]);
    expect(cardsInPlay(end)).toEqual(cardsInPlay(state));
    expect(end.trades).toHaveLength(4);
  });

  it('keeps hands that differ by one as they are', () => {
    const uneven = dealt({ hands: ['3d 9d', '4d', '5d 9s As'], titles: [0, 1, 2] });
    const end = act(uneven, give(2, 'As', 0), give(0, 'As', 2));
    expect(end.hands.map((hand) => hand.length)).toEqual([2, 1, 3]);
  });
});

describe('the best cards (F21)', () => {
  const state = (hand: string, options = {}) =>
    dealt({ hands: ['3d 9d Jd 4c', '4d 9h Qd 5c', '5d 9s Qh As', hand], titles: [0, 1, 2, 3], options });

  it('have the joker first, then go by the order at the start of a game', () => {
    expect(judge(state('6d Kh Kd jo'), give(3, 'Kh Kd', 0))).toEqual({
      code: 'give.not-best',
      rule: 'F21',
      cards: ['Kh', 'Kd'],
      best: ['jo', 'Kh'],
    });
    expect(judge(state('6d 2h Kd Ad'), give(3, 'Ad Kd', 0))).toBeNull();
    expect(judge(state('6d 2h Kd Ad', { twos: 'high' }), give(3, 'Ad 2h', 0))).toBeNull();
    expect(judge(state('6d 2h Kd Ad', { twos: 'high' }), give(3, 'Ad Kd', 0))).toMatchObject({
      best: ['2h', 'Ad'],
    });
  });

  it('are of the giver’s picking among equal ranks', () => {
    for (const cards of ['jo Kh', 'jo Kd']) expect(judge(state('6d Kh Kd jo'), give(3, cards, 0))).toBeNull();
  });

  it('are refused only where that is sure', () => {
    expect(judge(state('6d Kh ?? ??'), give(3, 'Kh ??', 0))).toBeNull();
    expect(judge(state('6d Kh ?? ??'), give(3, 'jo Ad', 0))).toBeNull();
    expect(judge(state('6d Kh ?? ??'), give(3, '6d ??', 0))).toBeNull();
    expect(judge(state('6d Kh Kd ??'), give(3, '6d ??', 0))).toMatchObject({ code: 'give.not-best' });
  });
});
