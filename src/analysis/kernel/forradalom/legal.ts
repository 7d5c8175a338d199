/** What may be laid: on the pile, as a lead, in the gap for a revolution. Moves are of the round as it is played. */
import type { Move, State } from '../kernel.ts';
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

/** The legal moves of the one to move, in the order of the rules' `choices` and `revolts`; no revolution comes first. */
export function movesIn(state: State): Move[] {
  const seat = state[TURN] as number;
  if (seat < 0) return [];
  const at = handAt(state, seat);
  if (state[GAP] === 1) return revolts(state, at);
  return state[TOP] === -1 ? leads(state, at) : follows(state, at);
}

function leads(state: State, at: number): Move[] {
  const held = jokersIn(state, at);
  const moves: Move[] = [];
  for (let rank = 0; rank < JOKERS; rank++) {
    const count = countOf(state, at, rank);
    for (let size = 1; count > 0 && size <= count + held; size++) {
      for (let jokers = Math.max(0, size - count); jokers <= held && jokers < size; jokers++) {
        moves.push(playOf(rank, size - jokers, jokers));
      }
    }
  }
  for (let jokers = 1; jokers <= held; jokers++) moves.push(playOf(JOKERS, 0, jokers));
  return moves;
}

function follows(state: State, at: number): Move[] {
  const size = state[SIZE] as number;
  const top = state[TOP] as number;
  const held = jokersIn(state, at);
  const moves: Move[] = [];
  for (let rank = top + 1; rank < JOKERS; rank++) addSets(state, at, rank, size, held, playOf, moves);
  if (top < JOKERS && held >= size) moves.push(playOf(JOKERS, 0, size));
  moves.push(PASS);
  return moves;
}

function revolts(state: State, at: number): Move[] {
  const wild = state[WILD] === 0 ? 0 : jokersIn(state, at);
  const moves: Move[] = [ABSTAIN];
  for (let rank = 0; rank < JOKERS; rank++)
    addSets(state, at, rank, state[REVOLT] as number, wild, revoltOf, moves);
  return moves;
}

/** Sets of so many cards of a rank, with at least one natural; those with fewer jokers first. */
function addSets(
  state: State,
  at: number,
  rank: number,
  size: number,
  wild: number,
  moveOf: (rank: number, naturals: number, jokers: number) => Move,
  moves: Move[],
): void {
  const count = countOf(state, at, rank);
  for (let jokers = Math.max(0, size - count); jokers <= wild && jokers < size; jokers++) {
    moves.push(moveOf(rank, size - jokers, jokers));
  }
}
