/** What a play and a pass change in a state of Anemaki: whose turn it is then, who is out, when a trick and the round end (A8 … A13). */
import type { State } from '../kernel.ts';
import { rankOf, sizeOf, withMore, without } from './hand.ts';
import { GONE, LAST, ORDER, OUT, PASSED, SEATS, SIZE, TOP, TURN } from './layout.ts';

/** Lays the play of a bit for the one to move. */
export function lay(state: State, bit: number): void {
  const seat = state[TURN] as number;
  const rank = rankOf(bit);
  const size = sizeOf(bit);
  const left = without(state[seat] as number, bit);
  state[seat] = left;
  state[GONE] = withMore(state[GONE] as number, rank, size);
  state[TOP] = rank;
  state[SIZE] = size;
  state[LAST] = seat;
  if (left === 0 && isLastOut(state, seat)) endRound(state);
  else passOn(state, seat);
}

/** Gives up the turn; `final`: until the trick ends (A10). */
export function pass(state: State, final: boolean): void {
  const seat = state[TURN] as number;
  if (final) state[PASSED] = (state[PASSED] as number) | (1 << seat);
  passOn(state, seat);
}

/** Puts a seat on the list of those who are out. True when that leaves one alone with cards: the round is over (A13). */
export function isLastOut(state: State, seat: number): boolean {
  const out = state[OUT] as number;
  state[OUT] = out + 1;
  state[ORDER] = (state[ORDER] as number) | (seat << (3 * out));
  return out === SEATS - 2;
}

/** Completes the list of places with the one who still holds cards. */
export function endRound(state: State): void {
  let seat = 0;
  while (state[seat] === 0) seat += 1;
  state[ORDER] = (state[ORDER] as number) | (seat << (3 * (SEATS - 1)));
  state[TURN] = -1;
}

/** Opens a trick: who won the one before leads, or the next in order who holds cards (A11, A12). */
export function openTrick(state: State, winner: number): void {
  let leader = winner;
  while (state[leader] === 0) leader = nextSeat(leader);
  state[TOP] = -1;
  state[SIZE] = 1;
  state[LAST] = leader;
  state[TURN] = leader;
  state[PASSED] = 0;
}

/** The next seat in the order of turns: a table of four bits a seat, since a branch in its place could not be foretold. */
export function nextSeat(seat: number): number {
  return (0x04321 >> (seat << 2)) & 15;
}

/** Gives the turn to the next in order who holds cards and may still play, or ends the trick where it comes back to the one who laid last. */
function passOn(state: State, from: number): void {
  const last = state[LAST] as number;
  const passed = state[PASSED] as number;
  for (let seat = nextSeat(from); seat !== last; seat = nextSeat(seat)) {
    if (state[seat] !== 0 && ((passed >> seat) & 1) === 0) {
      state[TURN] = seat;
      return;
    }
  }
  openTrick(state, last);
}
