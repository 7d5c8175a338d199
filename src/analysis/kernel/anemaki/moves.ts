/**
 * Moves of Anemaki as numbers: a play is the index of its bit as if the round were played in normal order, so that a
 * face keeps its numbers under a Revolution; the pass comes after them.
 */
import type { Face } from '../../../cards/card.ts';
import { ANEMAKI_ORDER } from '../../../rules/anemaki/constants.ts';
import type { Move, State, TrickDeed } from '../kernel.ts';
import { ABOVE, ANYTHING, lowestOf, rankOf, sizeOf } from './hand.ts';
import { REVERSED, SIZE, TOP, TURN } from './layout.ts';

/** Weakest first in normal order. */
export const FACES: readonly Face[] = ANEMAKI_ORDER;

export const PASS: Move = 32;

const DEEDS: readonly TrickDeed[] = [
  ...Array.from({ length: PASS }, (_, bit): TrickDeed => {
    const face = FACES[rankOf(bit)] ?? 'A';
    return { type: 'play', face, naturals: sizeOf(bit), jokers: 0 };
  }),
  { type: 'pass' },
];

/** The move of a play, or the play of a move: between order as written and order as played (A28) the rank r changes with 7 − r. */
export function turnedOver(bit: number, state: State): number {
  return state[REVERSED] === 0 ? bit : bit ^ 28;
}

/** The mask of what may be laid in the trick. */
export function maskIn(state: State): number {
  const top = state[TOP] as number;
  return top < 0 ? ANYTHING : (ABOVE[4 * top + (state[SIZE] as number) - 1] as number);
}

/** The plays of the one to move as bits, weakest rank first. */
export function playsIn(state: State): number {
  return (state[state[TURN] as number] as number) & maskIn(state);
}

/** The legal moves: plays as `choices` of the rules has them, weakest first, then the pass. */
export function movesIn(state: State): Move[] {
  if (state[TURN] === -1) return [];
  const moves: Move[] = [];
  for (let plays = playsIn(state); plays !== 0; plays &= plays - 1) {
    moves.push(turnedOver(lowestOf(plays), state));
  }
  if (state[TOP] !== -1) moves.push(PASS);
  return moves;
}

export function deedOf(move: Move): TrickDeed {
  const deed = DEEDS[move];
  if (!deed) throw new RangeError(`no move of Anemaki: ${move}`);
  return deed;
}

export function moveOf(deed: TrickDeed): Move {
  if (deed.type === 'pass') return PASS;
  const rank = deed.type === 'play' ? FACES.indexOf(deed.face) : -1;
  if (deed.type !== 'play' || rank < 0 || deed.jokers > 0 || deed.naturals < 1 || deed.naturals > 4) {
    throw new RangeError(`no deed of Anemaki: ${JSON.stringify(deed)}`);
  }
  return 4 * rank + deed.naturals - 1;
}
