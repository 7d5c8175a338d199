/** Puts a position of Anemaki, or one hand, into a state. */
import type { State } from '../kernel.ts';
import type { Counts, Position } from '../position.ts';
import { handOfCounts, mirrored } from './hand.ts';
import { GONE, LAST, ORDER, OUT, PASSED, REVERSED, SEATS, SIZE, TOP, TURN } from './layout.ts';
import { endRound, openTrick } from './turns.ts';

const HIGHEST = 7;

/** Throws RangeError where the position is none of the tricks: a seat without cards that is not out, nobody to lead. */
export function load(position: Position, final: boolean, state: State): void {
  state.fill(0);
  state[REVERSED] = position.direction === 'reversed' ? 1 : 0;
  for (let seat = 0; seat < SEATS; seat++) state[seat] = handOf(position.hands[seat] ?? [], state);
  state[GONE] = handOf(position.gone, state);
  loadOut(position, state);
  if (state[OUT] === SEATS - 1) endRound(state);
  else loadTrick(position, final, state);
}

/** Gives a seat the cards `cards[from]` to `cards[to - 1]`, as indices of faces in normal order. */
export function deal(state: State, seat: number, cards: ArrayLike<number>, from: number, to: number): void {
  let counts = 0;
  for (let i = from; i < to; i++) counts = (counts + (1 << ((cards[i] as number) << 2))) | 0;
  state[seat] = inOrder(handOfCounts(counts), state);
}

function handOf(counts: Counts, state: State): number {
  return inOrder(handOfCounts(counts.reduce((sum, count, face) => sum | (count << (4 * face)), 0)), state);
}

/** A hand of normal order as the round is played (A28). */
function inOrder(hand: number, state: State): number {
  return state[REVERSED] === 0 ? hand : mirrored(hand);
}

function loadOut({ out }: Position, state: State): void {
  state[OUT] = out.length;
  state[ORDER] = out.reduce((order, seat, place) => order | (seat << (3 * place)), 0);
  for (let seat = 0; seat < SEATS; seat++) {
    if ((state[seat] === 0) !== out.includes(seat)) throw new RangeError('who is out does not fit the hands');
  }
}

function loadTrick({ direction, top, turn, passed }: Position, final: boolean, state: State): void {
  const first = turn ?? top?.seat;
  if (first === undefined || (turn !== null && state[turn] === 0)) {
    throw new RangeError('nobody is to move');
  }
  if (top === null || turn === null) {
    openTrick(state, first);
    return;
  }
  state[TOP] = direction === 'reversed' ? HIGHEST - top.face : top.face;
  state[SIZE] = top.size;
  state[LAST] = top.seat;
  state[TURN] = turn;
  state[PASSED] = final ? passed.reduce((bits, seat) => bits | (1 << seat), 0) : 0;
}
