/** Any legal move, each as likely as the others. */
import type { Move, State } from '../../kernel.ts';
import { bitsIn, lowestIn } from '../bits.ts';
import { jokersIn, NATURALS } from '../hand.ts';
import { GAP, handAt, JOKERS, REVOLT, SIZE, STRIDE, TOP, TURN, WILD } from '../layout.ts';
import { ABSTAIN, PASS, playOf, revoltOf } from '../moves.ts';
import type { Choose } from './choose.ts';

export const random: Choose = (state, source) => anyOf(state, source.next() >>> 10);

/** The legal move that a number below 2²² stands for; each has an equal share of the numbers. */
export function anyOf(state: State, number: number): Move {
  const at = handAt(state, state[TURN] as number);
  if (state[GAP] === 1) return anyRevolt(state, at, number);
  return state[TOP] === -1 ? anyLead(state, at, number) : anyFollow(state, at, number);
}

function anyRevolt(state: State, at: number, number: number): Move {
  const size = state[REVOLT] as number;
  const wild = state[WILD] === 0 ? 0 : jokersIn(state, at);
  const index = indexFrom(number, 1 + setsOf(state, at, size, wild, -1));
  return index === 0 ? ABSTAIN : nthSet(state, at, size, wild, -1, index - 1, revoltOf);
}

function anyFollow(state: State, at: number, number: number): Move {
  const size = state[SIZE] as number;
  const top = state[TOP] as number;
  const wild = jokersIn(state, at);
  const alone = top < JOKERS && wild >= size ? 1 : 0;
  const sets = setsOf(state, at, size, wild, top);
  const index = indexFrom(number, sets + alone + 1);
  if (index < sets) return nthSet(state, at, size, wild, top, index, playOf);
  return index < sets + alone ? playOf(JOKERS, 0, size) : PASS;
}

/** Sets are laid out as naturals of every size, each with no joker, with one, … */
function anyLead(state: State, at: number, number: number): Move {
  const held = jokersIn(state, at);
  const end = at + (state[STRIDE] as number);
  let naturals = 0;
  for (let level = at + 1; level < end; level++) naturals += bitsIn((state[level] as number) & NATURALS);
  let index = indexFrom(number, naturals * (held + 1) + held);
  if (index < held) return playOf(JOKERS, 0, index + 1);
  index -= held;
  const jokers = index % (held + 1);
  index = (index - jokers) / (held + 1);
  for (let level = at + 1; ; level++) {
    const mask = (state[level] as number) & NATURALS;
    const here = bitsIn(mask);
    if (index < here) return playOf(nthBit(mask, index), level - at, jokers);
    index -= here;
  }
}

/** How many sets of `size` above a rank there are, with at least one natural. */
function setsOf(state: State, at: number, size: number, wild: number, top: number): number {
  const above = (-1 << (top + 1)) & NATURALS;
  let sets = 0;
  for (let jokers = 0; jokers <= wild && jokers < size; jokers++) {
    sets += bitsIn((state[at + size - jokers] as number) & above);
  }
  return sets;
}

function nthSet(
  state: State,
  at: number,
  size: number,
  wild: number,
  top: number,
  index: number,
  moveOf: (rank: number, naturals: number, jokers: number) => Move,
): Move {
  const above = (-1 << (top + 1)) & NATURALS;
  let left = index;
  for (let jokers = 0; jokers <= wild; jokers++) {
    const mask = (state[at + size - jokers] as number) & above;
    const here = bitsIn(mask);
    if (left < here) return moveOf(nthBit(mask, left), size - jokers, jokers);
    left -= here;
  }
  throw new RangeError('no such set');
}

function indexFrom(number: number, count: number): number {
  return Math.imul(number, count) >>> 22;
}

function nthBit(mask: number, index: number): number {
  let left = mask;
  for (let i = index; i > 0; i--) left &= left - 1;
  return lowestIn(left);
}
