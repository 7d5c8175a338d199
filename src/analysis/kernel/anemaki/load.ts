/** Puts a position of Anemaki, or one hand, into a state. */
import type { State } from '../kernel.ts';
import type { Counts, Position } from '../position.ts';
import { handOfCounts, withMore } from './hand.ts';
import { GONE, LAST, ORDER, OUT, PASSED, REVERSED, SEATS, SIZE, TOP, TURN } from './layout.ts';
import { endRound, openTrick } from './turns.ts';

const HIGHEST = 7;

/** Throws RangeError where the position is none of the tricks: a seat without cards that is not out, nobody to lead. */
export function load(position: Position, final: boolean, state: State): void {
  const reversed = position.direction === 'reversed';
  state.fill(0);
  state[REVERSED] = reversed ? 1 : 0;
  for (let seat = 0; seat < SEATS; seat++) state[seat] = handOf(position.hands[seat] ?? [], reversed);
  state[GONE] = handOf(position.gone, reversed);
  loadOut(position, state);
  if (state[OUT] === SEATS - 1) endRound(state);
  else loadTrick(position, reversed, final, state);
}

/** Gives a seat the cards `cards[from]` to `cards[to - 1]`, as indices of faces in normal order. */
export function deal(state: State, seat: number, cards: ArrayLike<number>, from: number, to: number): void {
  const flip = state[REVERSED] === 0 ? 0 : HIGHEST;
  let counts = 0;
  for (let i = from; i < to; i++) counts += 1 << (4 * ((cards[i] as number) ^ flip));
  state[seat] = handOfCounts(counts);
}

function handOf(counts: Counts, reversed: boolean): number {
  return counts.reduce((hand, count, face) => withMore(hand, rankIn(face, reversed), count), 0);
}

function loadOut({ out }: Position, state: State): void {
  state[OUT] = out.length;
  state[ORDER] = out.reduce((order, seat, place) => order | (seat << (3 * place)), 0);
  for (let seat = 0; seat < SEATS; seat++) {
    if ((state[seat] === 0) !== out.includes(seat)) throw new RangeError('who is out does not fit the hands');
  }
}

function loadTrick({ top, turn, passed }: Position, reversed: boolean, final: boolean, state: State): void {
  const first = turn ?? top?.seat;
  if (first === undefined || (turn !== null && state[turn] === 0)) {
    throw new RangeError('nobody is to move');
  }
  if (top === null || turn === null) {
    openTrick(state, first);
    return;
  }
  state[TOP] = rankIn(top.face, reversed);
  state[SIZE] = top.size;
  state[LAST] = top.seat;
  state[TURN] = turn;
  state[PASSED] = final ? passed.reduce((bits, seat) => bits | (1 << seat), 0) : 0;
}

function rankIn(face: number, reversed: boolean): number {
  return reversed ? HIGHEST - face : face;
}
