import { describe, expect, it } from 'vitest';
import type { TrickDeed } from '../../../../src/analysis/kernel/kernel.ts';
import { kernelOf } from '../../../../src/analysis/kernel/kernels.ts';
import type { Position } from '../../../../src/analysis/kernel/position.ts';
import { positionOfState } from '../../../../src/analysis/positions/position-of-state.ts';
import { randomFrom } from '../../../../src/analysis/random.ts';
import { forradalom } from '../../../../src/rules/forradalom/forradalom.ts';
import type { RoundState } from '../../../../src/rules/game.ts';
import { gapAfter, inTurn, opened, setup } from '../../../support/forradalom.ts';
import { askedIn, redealt } from '../../../support/forradalom-states.ts';

const kernel = kernelOf(setup(4), 'forradalom');

function loaded(round: RoundState, changes: Partial<Position> = {}): Int32Array {
  const state = new Int32Array(kernel.words);
  kernel.load({ ...positionOfState(forradalom, round), ...changes }, state);
  return state;
}

/** The seats that are asked, one after another, when each does what it is told: `''` to abstain, or a face to revolt with. */
function asked(state: Int32Array, answers: readonly string[]): number[] {
  return answers.map((face) => {
    const seat = kernel.turn(state);
    const found = kernel
      .moves(state)
      .map(kernel.deedOf)
      .find((deed) => {
        return face === '' ? deed.type === 'abstain' : deed.type === 'revolt' && deed.face === face;
      });
    kernel.apply(state, kernel.moveOf(found as TrickDeed));
    return seat;
  });
}

const GAP = {
  hands: ['Ad Ah 3d Qd', '5d 5h 5c 5s Kd Ks', '7d 7h 7c 7s 8d', '9d 9h 9c 9s Td Ts'],
};

describe('the gap between two tricks', () => {
  const gap = gapAfter(GAP, 'Qd');

  it('asks those who can revolt in seat order from the one to lead, then lets him lead', () => {
    const state = loaded(gap);
    expect(asked(state, ['', '', ''])).toEqual([1, 2, 3]);
    expect(kernel.turn(state)).toBe(0);
    expect(kernel.moves(state).map(kernel.deedOf)).toContainEqual({
      type: 'play',
      face: 'A',
      naturals: 2,
      jokers: 0,
    });
  });

  it('asks all again after a revolution', () => {
    expect(asked(loaded(gap), ['', '7', '', '', ''])).toEqual([1, 2, 3, 1, 3]);
  });

  it('begins where the position says, and then goes round from the one to lead', () => {
    expect(asked(loaded(gap, { asked: 2 }), ['', '', ''])).toEqual([2, 3, 1]);
    expect(asked(loaded(gap, { asked: 3 }), ['9', '', '', '', ''])).toEqual([3, 1, 2, 1, 2]);
  });

  it('ends the round where a revolution empties the last hand but one', () => {
    const hands = ['Qd', '5d 5h 5c 5s', '7d 8d', ''];
    const state = loaded(inTurn(opened({ hands }), 'Qd', '', ''));
    expect(asked(state, ['5'])).toEqual([1]);
    expect(kernel.turn(state)).toBe(-1);
    const places = new Uint8Array(4);
    kernel.places(state, places);
    expect([...places]).toEqual([0, 1, 2, 3]);
  });

  it('has the next in order lead where the revolution emptied the hand of the one to lead (F13)', () => {
    const hands = ['Qd 2d 2h 2c 2s', '5d 6d', '7d 8d', '9d Td'];
    const state = loaded(gapAfter({ hands }, 'Qd'));
    expect(asked(state, ['2'])).toEqual([0]);
    expect(kernel.turn(state)).toBe(1);
  });
});

describe('a move of Forradalom', () => {
  it('means the same before and after a revolution', () => {
    const state = loaded(gapAfter(GAP, 'Qd'));
    const ace = kernel.moveOf({ type: 'play', face: 'A', naturals: 1, jokers: 0 });
    asked(state, ['', '7', '', '', '']);
    expect(kernel.moves(state)).toContain(ace);
    kernel.apply(state, ace);
    // The ace is the lowest now, so that a seat may follow with anything.
    expect(kernel.moves(state).map(kernel.deedOf)).toContainEqual({
      type: 'play',
      face: 'K',
      naturals: 1,
      jokers: 0,
    });
  });

  it('is the number of its deed, and no other deed has it', () => {
    for (const { kernel: own, state } of askedIn(20, 'deeds')) {
      const moves = own.moves(state);
      expect(moves.map((move) => own.moveOf(own.deedOf(move)))).toEqual(moves);
      expect(new Set(moves).size).toBe(moves.length);
    }
  });

  it.each([
    { type: 'play', face: '6', naturals: 0, jokers: 1 },
    { type: 'play', face: 'jo', naturals: 0, jokers: 3 },
    { type: 'play', face: 'jo', naturals: 1, jokers: 0 },
    { type: 'play', face: '6', naturals: 17, jokers: 0 },
    { type: 'revolt', face: 'jo', naturals: 0, jokers: 2 },
  ] as const)('is none for $type of $naturals and $jokers jokers as $face', (deed) => {
    expect(() => kernel.moveOf(deed)).toThrow(RangeError);
  });
});

describe('a state of Forradalom', () => {
  it('has no place for a position without anybody to move, or with more cards than there are', () => {
    const round = opened(GAP);
    expect(() => loaded(round, { turn: null })).toThrow(RangeError);
    const five = positionOfState(forradalom, round).hands.map((hand) => hand.with(0, 5));
    expect(() => loaded(round, { hands: five })).toThrow(RangeError);
  });

  it('takes other hands without a change to what everybody saw', () => {
    const random = randomFrom('redealt');
    for (const question of askedIn(20, 'redealt')) {
      const other = redealt(question, random);
      const back = redealt({ ...question, state: other }, random);
      expect(back.length).toBe(other.length);
      expect(question.kernel.moves(other)).toEqual(question.kernel.moves(question.state));
    }
  });

  it('lets jokers alone be beaten by nothing, and a joker beat every rank in either order', () => {
    const hands = ['jo 3d', '2d 4d', '5d 6d', '7d 8d'];
    const led = loaded(inTurn(opened({ hands }), 'jo'));
    expect(kernel.moves(led).map(kernel.deedOf)).toEqual([{ type: 'pass' }]);
    const followed = loaded(opened({ hands, dealer: 3 }), { top: { seat: 3, face: 12, size: 1 }, turn: 0 });
    expect(kernel.moves(followed).map(kernel.deedOf)).toEqual([
      { type: 'play', face: 'jo', naturals: 0, jokers: 1 },
      { type: 'pass' },
    ]);
  });
});
