/** What may be laid: on the pile, as a lead, in the gap for a revolution. Moves are of the round as it is played. */
import type { State } from '../kernel.ts';
import { countOf, jokersIn, NATURALS } from './hand.ts';
import { GAP, handAt, JOKERS, REVOLT, SIZE, TOP, TURN, WILD } from './layout.ts';
import { ABSTAIN, PASS, playOf, revoltOf } from './moves.ts';

/** Whether a hand holds a set of `size` above the rank `top` (F7, F9). */
export function canFollow(state: State, at: number, top: number, size: number): boolean {
  const above = -1 << (top + 1);
  if (((state[at + size] as number) & above) !== 0) return true;
  if (size === 1) return false;
  const jokers = jokersIn(state, at);
  if (jokers === 0) return false;
  const needed = size > jokers ? size - jokers : 1;
  return ((state[at + needed] as number) & above & NATURALS) !== 0;
}

/** The ranks of which a hand could lay a revolution (F11, F16). */
export function revoltsIn(state: State, at: number): number {
  const size = state[REVOLT] as number;
  const jokers = state[WILD] === 0 ? 0 : jokersIn(state, at);
  return (state[at + size - jokers] as number) & NATURALS;
}

/** No hand has more: of the four packs between three, thirteen ranks of which all 16 are held, and two jokers. */
export const MOST_MOVES = 13 * 16 * 3 + 2;

/**
 * Writes the legal moves of the one to move to `out`, in the order of the rules' `choices` and `revolts`, that to make no
 * revolution first; says how many they are.
 */
export function listMoves(state: State, out: Int32Array): number {
  const seat = state[TURN] as number;
  if (seat < 0) return 0;
  const at = handAt(state, seat);
  if (state[GAP] === 1) return listRevolts(state, at, out);
  return state[TOP] === -1 ? listLeads(state, at, out) : listFollows(state, at, out);
}

function listLeads(state: State, at: number, out: Int32Array): number {
  const held = jokersIn(state, at);
  let n = 0;
  for (let rank = 0; rank < JOKERS; rank++) {
    const count = countOf(state, at, rank);
    for (let size = 1; count > 0 && size <= count + held; size++) {
      for (let jokers = size > count ? size - count : 0; jokers <= held && jokers < size; jokers++) {
        out[n++] = playOf(rank, size - jokers, jokers);
      }
    }
  }
  for (let jokers = 1; jokers <= held; jokers++) out[n++] = playOf(JOKERS, 0, jokers);
  return n;
}

function listFollows(state: State, at: number, out: Int32Array): number {
  const size = state[SIZE] as number;
  const top = state[TOP] as number;
  const held = jokersIn(state, at);
  let n = 0;
  for (let rank = top + 1; rank < JOKERS; rank++) {
    const count = countOf(state, at, rank);
    for (let jokers = size > count ? size - count : 0; jokers <= held && jokers < size; jokers++) {
      out[n++] = playOf(rank, size - jokers, jokers);
    }
  }
  if (top < JOKERS && held >= size) out[n++] = playOf(JOKERS, 0, size);
  out[n++] = PASS;
  return n;
}

function listRevolts(state: State, at: number, out: Int32Array): number {
  const size = state[REVOLT] as number;
  const wild = state[WILD] === 0 ? 0 : jokersIn(state, at);
  let n = 0;
  out[n++] = ABSTAIN;
  for (let rank = 0; rank < JOKERS; rank++) {
    const count = countOf(state, at, rank);
    for (let jokers = size > count ? size - count : 0; jokers <= wild && jokers < size; jokers++) {
      out[n++] = revoltOf(rank, size - jokers, jokers);
    }
  }
  return n;
}
