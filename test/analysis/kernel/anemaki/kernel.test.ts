import { describe, expect, it } from 'vitest';
import type { Kernel, State } from '../../../../src/analysis/kernel/kernel.ts';
import { kernelOf } from '../../../../src/analysis/kernel/kernels.ts';
import type { Counts, Position } from '../../../../src/analysis/kernel/position.ts';
import { anemaki } from '../../../../src/rules/anemaki/anemaki.ts';
import { setupOf } from '../../../../src/rules/games.ts';

const setup = setupOf(anemaki, 5);
const kernel = kernelOf(setup, 'anemaki');
const NOTHING: Counts = [0, 0, 0, 0, 0, 0, 0, 0];

/** Everybody holds one card, of the ranks from 7 up, and seat 0 is to lead. */
const SINGLES: Position = {
  setup,
  direction: 'normal',
  hands: [0, 1, 2, 3, 4].map((seat) => NOTHING.map((_, face) => (face === seat ? 1 : 0))),
  gone: NOTHING,
  top: null,
  passed: [],
  turn: 0,
  out: [],
};

function loaded(changes: Partial<Position> = {}, by: Kernel = kernel): State {
  const state = new Int32Array(by.words);
  by.load({ ...SINGLES, ...changes }, state);
  return state;
}

const movesIn = (state: State) => kernel.moves(state).map(kernel.deedOf);

describe('the kernel of Anemaki', () => {
  it('names a move by its face in both orders of the world', () => {
    const normal = kernel.moves(loaded());
    expect(kernel.moves(loaded({ direction: 'reversed' }))).toEqual(normal);
    expect(normal.map(kernel.deedOf)).toEqual([{ type: 'play', face: '7', naturals: 1, jokers: 0 }]);
  });

  it('has a number for every play and for the pass, and a deed for each number', () => {
    const moves = kernel.faces.flatMap((face) =>
      [1, 2, 3, 4].map((naturals) => kernel.moveOf({ type: 'play', face, naturals, jokers: 0 })),
    );
    const all = [...moves, kernel.moveOf({ type: 'pass' })];
    expect(new Set(all).size).toBe(33);
    expect(all.map((move) => kernel.moveOf(kernel.deedOf(move)))).toEqual(all);
  });

  it.each([
    { type: 'play', face: '2', naturals: 1, jokers: 0 },
    { type: 'play', face: '7', naturals: 5, jokers: 0 },
    { type: 'play', face: '7', naturals: 0, jokers: 0 },
    { type: 'play', face: '7', naturals: 1, jokers: 1 },
    { type: 'revolt', face: '7', naturals: 4, jokers: 0 },
    { type: 'abstain' },
  ] as const)('knows no move for %o', (deed) => {
    expect(() => kernel.moveOf(deed)).toThrow(RangeError);
  });

  it('knows no deed for a number that is no move', () => {
    expect(() => kernel.deedOf(33)).toThrow(RangeError);
    expect(() => kernel.deedOf(-1)).toThrow(RangeError);
  });

  it('gives the lead after a trick whose winner is out to the next who holds cards (A12)', () => {
    const hands = [NOTHING, ...SINGLES.hands.slice(1)];
    const top = { seat: 0, face: 7, size: 1 };
    const state = loaded({ hands, out: [0], top, turn: null, passed: [1, 2, 3, 4] });
    expect(kernel.turn(state)).toBe(1);
    expect(movesIn(state)).toEqual([{ type: 'play', face: '8', naturals: 1, jokers: 0 }]);
  });

  it('deals a seat other cards, in either order, and leaves the table as it is', () => {
    const top = { seat: 4, face: 0, size: 1 };
    for (const direction of ['normal', 'reversed'] as const) {
      const state = loaded({ direction, top });
      kernel.deal(state, 0, Uint8Array.of(9, 5, 2, 5, 9), 1, 4);
      const hands = SINGLES.hands.with(0, [0, 0, 1, 0, 0, 2, 0, 0]);
      expect([...state]).toEqual([...loaded({ direction, top, hands })]);
    }
  });

  it('refuses a position that is none', () => {
    expect(() => loaded({ turn: null })).toThrow(RangeError);
    expect(() => loaded({ out: [0] })).toThrow(RangeError);
    const hands = SINGLES.hands.with(0, NOTHING);
    expect(() => loaded({ hands })).toThrow(RangeError);
    expect(() => loaded({ hands, out: [0] })).toThrow(RangeError);
  });

  it('is not made for a game that it does not know', () => {
    expect(() => kernelOf(setup, 'whist')).toThrow(RangeError);
  });
});
