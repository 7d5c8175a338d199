/**
 * The gap between two tricks: those who can make a revolution are asked in seat order from the one to lead, again and
 * again until nobody wants to (F17); then the next trick is opened (F10, F13).
 */
import type { State } from '../kernel.ts';
import {
  FROM,
  GAP,
  HANDS,
  handAt,
  LAST,
  PASSED,
  PLAYERS,
  SIZE,
  STIRRED,
  STRIDE,
  TOP,
  TURN,
} from './layout.ts';
import { revoltsIn } from './legal.ts';

/** The trick has ended: begins the asking with a seat, −1 for the one to lead. */
export function openGap(state: State, asked: number): void {
  state[GAP] = 1;
  state[PASSED] = 0;
  state[FROM] = asked < 0 ? leaderOf(state) : asked;
  state[STIRRED] = 0;
  askFrom(state, state[FROM] as number);
}

/** The one asked has answered; those after him are asked. */
export function goOnAsking(state: State): void {
  const next = after(state, state[TURN] as number);
  if (next === state[FROM]) endSweep(state);
  else askFrom(state, next);
}

/** The seat itself if it holds cards, else the next in order that does. */
export function holderFrom(state: State, seat: number): number {
  let holder = seat;
  while (state[handAt(state, holder)] === 0) holder = after(state, holder);
  return holder;
}

/** Opens a trick for a leader. */
export function openTrick(state: State, leader: number): void {
  state[TOP] = -1;
  state[SIZE] = 0;
  state[LAST] = leader;
  state[TURN] = leader;
  state[PASSED] = 0;
  state[GAP] = 0;
  state[FROM] = 0;
  state[STIRRED] = 0;
}

/** Who leads the next trick, as the hands are now. */
function leaderOf(state: State): number {
  return holderFrom(state, state[LAST] as number);
}

/** Gives the turn to the first from this seat on that can make a revolution, until the sweep is through. */
function askFrom(state: State, first: number): void {
  const end = state[FROM] as number;
  const players = state[PLAYERS] as number;
  const stride = state[STRIDE] as number;
  let seat = first;
  do {
    if (revoltsIn(state, HANDS + seat * stride) !== 0) {
      state[TURN] = seat;
      return;
    }
    seat = seat + 1 === players ? 0 : seat + 1;
  } while (seat !== end);
  endSweep(state);
}

/** All have been asked: once more, if the world has turned meanwhile. */
function endSweep(state: State): void {
  if (state[STIRRED] === 0) openTrick(state, leaderOf(state));
  else openGap(state, -1);
}

/** The next seat in the order of turns. */
export function after(state: State, seat: number): number {
  return seat + 1 === state[PLAYERS] ? 0 : seat + 1;
}
