/** One play or pass in a state of Anemaki: whose turn it is then, who is out, when a trick and the round end (A8 … A13). */
import type { State } from '../kernel.ts';
import { countOf, rankOf, sizeOf, without } from './hand.ts';
import { GONE, LAST, ORDER, OUT, PASSED, SEATS, SIZE, TOP, TURN } from './layout.ts';

/** Lays the play of a bit. */
export function lay(state: State, bit: number): void {
  const seat = state[TURN] as number;
  const hand = without(state[seat] as number, bit);
  state[seat] = hand;
  state[GONE] = withMore(state[GONE] as number, rankOf(bit), sizeOf(bit));
  state[TOP] = rankOf(bit);
  state[SIZE] = sizeOf(bit);
  state[LAST] = seat;
  if (hand === 0 && goOut(state, seat)) return;
  passOn(state, seat);
}

/** Gives up the turn; `final`: until the trick ends (A10). */
export function pass(state: State, final: boolean): void {
  const seat = state[TURN] as number;
  if (final) state[PASSED] = (state[PASSED] as number) | (1 << seat);
  passOn(state, seat);
}

/** A hand with so many cards more of a rank. */
export function withMore(hand: number, rank: number, count: number): number {
  return hand | (((1 << (countOf(hand, rank) + count)) - 1) << (4 * rank));
}

/** Puts a seat on the list of those who are out. True when only one holds cards: he completes it, and the round is over (A13). */
export function goOut(state: State, seat: number): boolean {
  const out = state[OUT] as number;
  state[OUT] = out + 1;
  state[ORDER] = (state[ORDER] as number) | (seat << (3 * out));
  if (out + 1 < SEATS - 1) return false;
  endRound(state);
  return true;
}

/** Completes the list of places with the one who still holds cards, and clears the table. */
export function endRound(state: State): void {
  let seat = 0;
  while (state[seat] === 0) seat += 1;
  state[ORDER] = (state[ORDER] as number) | (seat << (3 * (SEATS - 1)));
  openTrick(state, seat);
  state[TURN] = -1;
}

/** Opens a trick (A11, A12): the seat leads, or the next in order who holds cards. */
export function openTrick(state: State, winner: number): void {
  let leader = winner;
  while (state[leader] === 0) leader = next(leader);
  state[TOP] = -1;
  state[SIZE] = 1;
  state[LAST] = leader;
  state[TURN] = leader;
  state[PASSED] = 0;
}

/** Gives the turn to the next in order who holds cards and may still play, or ends the trick where it comes back to the one who laid last. */
function passOn(state: State, from: number): void {
  const last = state[LAST] as number;
  const passed = state[PASSED] as number;
  for (let seat = next(from); seat !== last; seat = next(seat)) {
    if (state[seat] !== 0 && ((passed >> seat) & 1) === 0) {
      state[TURN] = seat;
      return;
    }
  }
  openTrick(state, last);
}

function next(seat: number): number {
  return seat === SEATS - 1 ? 0 : seat + 1;
}
