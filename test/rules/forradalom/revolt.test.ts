import { describe, expect, it } from 'vitest';
import { forradalom } from '../../../src/rules/forradalom/forradalom.ts';
import { act, dealt, gapAfter, inTurn, opened, revolt, setup } from '../../support/forradalom.ts';
import { lay } from '../../support/table.ts';

const { judge } = forradalom;
const HANDS = ['Ad 5d 6d', '7d 7h 7c 7s 2c', '4d 4h 4c jo 3d', '8d 8h 8c 9d'];
const gap = (options = {}) => gapAfter({ hands: HANDS, options }, 'Ad');

describe('a revolution (F11)', () => {
  it('may be laid by anyone in the gap, not by the one to lead alone', () => {
    expect(judge(gap(), revolt(1, '7d 7h 7c 7s'))).toBeNull();
    expect(judge(gap(), revolt(2, '4d 4h 4c jo'))).toBeNull();
  });

  it.each([
    ['1', 4],
    ['2', 5],
    ['3', 6],
    ['4', 7],
  ])('is of packs + 3 equal cards: with %s of %i', (decks, needed) => {
    const nines = Array.from({ length: Number(decks) }, () => '9d 9h 9c 9s').join(' ');
    const state = gapAfter({ hands: ['Ad 2d', nines, '3d 4d'], options: { decks } }, 'Ad');
    const revoltOf = (laid: number) => judge(state, revolt(1, nines.split(' ').slice(0, laid).join(' ')));
    expect(revoltOf(needed)).toBeNull();
    for (const laid of [0, 1, needed - 1, ...(decks === '1' ? [] : [needed + 1])]) {
      expect(revoltOf(laid)).toEqual({ code: 'revolt.count', rule: 'F11', laid, needed });
    }
  });

  it('is of one rank, of cards that are held', () => {
    expect(judge(gap(), revolt(1, '7d 7h 7c 2c'))).toEqual({
      code: 'revolt.mixed',
      rule: 'F11',
      faces: ['7', '2'],
    });
    expect(judge(gap(), revolt(1, '7d 7h 7c jo'))).toEqual({
      code: 'revolt.not-held',
      rule: 'F11',
      cards: ['jo'],
    });
    expect(judge(gap(), revolt(3, '8d 8h 8c 8s'))).toEqual({
      code: 'revolt.not-held',
      rule: 'F11',
      cards: ['8s'],
    });
  });

  it('asks for no more copies of a card than the packs have', () => {
    const state = gapAfter({ hands: ['Ad 2d', '?? ?? ?? ?? ??', '3d'] }, 'Ad');
    expect(judge(state, revolt(1, '7d 7h 7c 7s'))).toBeNull();
    expect(judge(state, revolt(1, '7d 7h 7c 7c'))).toEqual({
      code: 'revolt.not-held',
      rule: 'F11',
      cards: ['7c'],
    });
  });
});

describe('the order after a revolution (F12, F14, F18)', () => {
  it('is turned round, the joker staying the strongest', () => {
    expect(forradalom.order(setup(4), 'reversed').join('')).toBe('AKQJT98765432jo');
    expect(forradalom.order(setup(4, { twos: 'high' }), 'reversed').join('')).toBe('2AKQJT9876543jo');
  });

  it('has a two beat a three, and the joker beat the two', () => {
    const hands = ['Kd Kh Kc Ks Ad 3d', '2d 9d', 'jo Td'];
    const turned = act(gapAfter({ hands }, 'Ad'), revolt(0, 'Kd Kh Kc Ks'));
    expect(turned.direction).toBe('reversed');
    const led = inTurn(forradalom.clear(turned), '3d');
    expect(judge(led, lay(1, '9d'))).toEqual({
      code: 'play.not-higher',
      rule: 'F12',
      face: '9',
      top: '3',
      direction: 'reversed',
    });
    const two = inTurn(led, '2d');
    expect(judge(two, lay(2, 'Td'))).toMatchObject({ code: 'play.not-higher' });
    expect(judge(two, lay(2, 'jo'))).toBeNull();
  });

  it('is turned back by a counter-revolution, in the same gap or later', () => {
    const once = act(gap(), revolt(1, '7d 7h 7c 7s'));
    const twice = act(once, revolt(2, '4d 4h 4c jo'));
    expect([once.direction, once.revolts]).toEqual(['reversed', 1]);
    expect([twice.direction, twice.revolts]).toEqual(['normal', 2]);
    const later = inTurn(forradalom.clear(once), '6d', '', '', '');
    expect(act(later, revolt(2, '4d 4h 4c jo')).direction).toBe('normal');
  });

  it('is the normal one again in the next game', () => {
    const next = dealt({ hands: HANDS, titles: [0, 1, 2, 3] });
    expect([next.direction, next.revolts]).toEqual(['normal', 0]);
  });
});

describe('who leads after a revolution (F13)', () => {
  it('is the one who was to lead', () => {
    const after = act(gap(), revolt(1, '7d 7h 7c 7s'), revolt(2, '4d 4h 4c jo'));
    expect(after.turn).toBeNull();
    expect(forradalom.clear(after).turn).toBe(0);
  });

  it('is the next who holds cards, where the revolution emptied the leader’s own hand', () => {
    const hands = ['Ad 5d 5h 5c 5s', '7d 8d', '9d Td'];
    const after = act(gapAfter({ hands }, 'Ad'), revolt(0, '5d 5h 5c 5s'));
    expect(after.out).toEqual([0]);
    expect(forradalom.clear(after).turn).toBe(1);
  });

  it('is the next but one, where winner and neighbour are both out', () => {
    const hands = ['Ad', '5d 5h 5c 5s', '9d Td', 'Jd Qd'];
    const after = act(gapAfter({ hands }, 'Ad'), revolt(1, '5d 5h 5c 5s'));
    expect(after.out).toEqual([0, 1]);
    expect(forradalom.clear(after).turn).toBe(2);
  });
});

describe('the cards laid (F15)', () => {
  it('are out of the game', () => {
    const after = act(gap(), revolt(1, '7d 7h 7c 7s'));
    expect(after.hands[1]).toEqual(['2c']);
    expect(after.trick).toEqual(gap().trick);
    expect(after.out).toEqual([]);
  });

  it('may end the game, whose last place is of the one who still holds cards', () => {
    const hands = ['Ad', '5d 5h 5c 5s', '9d Td'];
    const after = act(gapAfter({ hands }, 'Ad'), revolt(1, '5d 5h 5c 5s'));
    expect(forradalom.roundOver(after)).toBe(true);
    expect(forradalom.ranking(after)).toEqual([0, 1, 2]);
  });
});

describe('jokers in a revolution (F16)', () => {
  const jokers = { jokers: '2' };
  const hands = ['Ad 5d', '6d 6h jo jo 3d', '7d'];

  it('stand in for equal cards', () => {
    expect(judge(gapAfter({ hands, options: jokers }, 'Ad'), revolt(1, '6d 6h jo jo'))).toBeNull();
  });

  it('do not where the table has it so', () => {
    const state = gapAfter({ hands, options: { ...jokers, jokerInRevolution: 'false' } }, 'Ad');
    expect(judge(state, revolt(1, '6d 6h jo jo'))).toEqual({ code: 'revolt.joker', rule: 'F16' });
    expect(forradalom.revolts(state, 1)).toEqual([]);
  });

  it('need one natural card at least', () => {
    // No table has so many jokers; the faulty pack is judged like any other.
    const state = gapAfter({ hands: ['Ad 5d', 'jo jo jo jo', '7d'], options: jokers }, 'Ad');
    const four = { ...state, setup: { ...state.setup, options: { ...jokers, decks: '1', jokers: '4' } } };
    expect(judge(four, revolt(1, 'jo jo jo jo'))).toEqual({ code: 'revolt.no-natural', rule: 'F16' });
    expect(judge(state, revolt(1, 'jo jo jo jo'))).toMatchObject({
      code: 'revolt.not-held',
      cards: ['jo', 'jo'],
    });
  });
});

describe('the revolutions that a seat could lay', () => {
  it('are told apart by rank, naturals and jokers, weakest first', () => {
    const hands = ['Ad 5d', '6d 6h 6c 6s 9d 9h 9c jo 3d', '7d'];
    const state = gapAfter({ hands }, 'Ad');
    const six = { type: 'revolt', face: '6' };
    expect(forradalom.revolts(state, 1)).toEqual([
      { ...six, naturals: 4, jokers: 0 },
      { ...six, naturals: 3, jokers: 1 },
      { type: 'revolt', face: '9', naturals: 3, jokers: 1 },
    ]);
    expect(forradalom.revolts({ ...state, direction: 'reversed' }, 1)[0]?.face).toBe('9');
    expect(forradalom.revolts(state, 0)).toEqual([]);
  });

  it('are none but in the gap: not before the first trick, in a trick, or after the end (F17)', () => {
    const hands = ['Ad 2d', '7d 7h 7c 7s', '3d'];
    const first = opened({ hands });
    expect(forradalom.revolts(dealt({ hands }), 1)).toEqual([]);
    expect(forradalom.revolts(first, 1)).toEqual([]);
    expect(forradalom.revolts(inTurn(first, 'Ad'), 1)).toEqual([]);
    expect(forradalom.revolts(inTurn(first, 'Ad', '', ''), 1)).toHaveLength(1);
    const end = inTurn(opened({ hands: ['Ad', '7d 7h 7c 7s Kd', 'jo'] }), 'Ad', '', 'jo');
    expect(forradalom.roundOver(end)).toBe(true);
    expect(forradalom.revolts(end, 1)).toEqual([]);
  });
});
