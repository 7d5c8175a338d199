/** A move in a state of Forradalom: who is out by it, whose turn it is then, when a trick and the round end (F6 … F15). */
import type { Move, State } from '../kernel.ts';
import { mirrored } from './bits.ts';
import { after, goOnAsking, openGap, openTrick } from './gap.ts';
import { takeFrom } from './hand.ts';
import {
  FINAL,
  GAP,
  GONE,
  HANDS,
  HOLDERS,
  handAt,
  JOKERS,
  LAST,
  ORDER,
  OUT,
  PASSED,
  PLAYERS,
  REVERSED,
  SIZE,
  STIRRED,
  STRIDE,
  TOP,
  TURN,
} from './layout.ts';
import { canFollow } from './legal.ts';
import { isRevolt, jokersOf, naturalsOf, PASS, rankOf } from './moves.ts';

/** Who is asked next: whoever may act, or, where the others can do nothing but pass, the next who has a choice. */
export type Next = 'any' | 'choosers';

/** Makes a legal move of the round as it is played. */
export function act(state: State, move: Move, next: Next): void {
  const seat = state[TURN] as number;
  const inGap = state[GAP] === 1;
  if (isRevolt(move)) {
    spend(state, seat, move);
    turnWorld(state);
    state[STIRRED] = 1;
  } else if (move === PASS) {
    if (state[FINAL] === 1) state[PASSED] = (state[PASSED] as number) | (1 << seat);
  } else if (!inGap) {
    spend(state, seat, move);
    state[TOP] = rankOf(move);
    state[SIZE] = naturalsOf(move) + jokersOf(move);
    state[LAST] = seat;
  }
  if ((state[HOLDERS] as number) <= 1) endRound(state);
  else if (inGap) goOnAsking(state);
  else if (next === 'any') passOn(state, seat);
  else passToChooser(state, seat);
}

/** Only one holds cards (or nobody does): he completes the list (F10). */
export function endRound(state: State): void {
  const listed = state[OUT] as number;
  const players = state[PLAYERS] as number;
  let place = listed;
  for (let seat = 0; seat < players; seat++) {
    if (isListed(state, seat, listed)) continue;
    state[ORDER + place] = seat;
    place += 1;
  }
  openTrick(state, 0);
  state[TURN] = -1;
}

/** Gives the turn to the next in order who holds cards and may still play, or ends the trick where it comes back to the one who laid last. */
function passOn(state: State, from: number): void {
  const last = state[LAST] as number;
  const passed = state[PASSED] as number;
  for (let seat = after(state, from); seat !== last; seat = after(state, seat)) {
    if (state[handAt(state, seat)] !== 0 && ((passed >> seat) & 1) === 0) {
      state[TURN] = seat;
      return;
    }
  }
  openGap(state, -1);
}

/** The same, where all who cannot play pass at once. */
function passToChooser(state: State, from: number): void {
  const last = state[LAST] as number;
  const top = state[TOP] as number;
  const size = state[SIZE] as number;
  const final = state[FINAL] as number;
  let passed = state[PASSED] as number;
  for (let seat = after(state, from); seat !== last; seat = after(state, seat)) {
    if (((passed >> seat) & 1) !== 0) continue;
    if (canFollow(state, handAt(state, seat), top, size)) {
      state[TURN] = seat;
      state[PASSED] = passed;
      return;
    }
    passed |= final << seat;
  }
  openGap(state, -1);
}

/** Takes a set out of the hand; who has nothing left is out (F5, F15). */
function spend(state: State, seat: number, move: Move): void {
  const at = handAt(state, seat);
  const rank = rankOf(move);
  const naturals = naturalsOf(move);
  const jokers = jokersOf(move);
  takeFrom(state, at, rank, naturals);
  state[GONE + rank] = (state[GONE + rank] as number) + naturals;
  if (jokers > 0) {
    takeFrom(state, at, JOKERS, jokers);
    state[GONE + JOKERS] = (state[GONE + JOKERS] as number) + jokers;
  }
  if (state[at] !== 0) return;
  const out = state[OUT] as number;
  state[ORDER + out] = seat;
  state[OUT] = out + 1;
  state[HOLDERS] = (state[HOLDERS] as number) - 1;
}

/** Turns the ranks over, the joker staying the strongest (F12). */
function turnWorld(state: State): void {
  state[REVERSED] = 1 - (state[REVERSED] as number);
  const stride = state[STRIDE] as number;
  const end = handAt(state, state[PLAYERS] as number);
  for (let at = HANDS; at < end; at += stride) {
    for (let level = at + 1; level < at + stride; level++) state[level] = mirrored(state[level] as number);
  }
  state.subarray(GONE, GONE + JOKERS).reverse();
}

function isListed(state: State, seat: number, out: number): boolean {
  for (let place = 0; place < out; place++) if (state[ORDER + place] === seat) return true;
  return false;
}
