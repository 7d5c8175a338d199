/**
 * Where what lies in a state of Forradalom: an Int32Array of `wordsOf(setup)`. Ranks are those of the round as it is
 * played: 0 … 12 for the naturals, weakest first, and 13 for the joker, in either order of the world (F3, F12).
 */
import type { Setup } from '../../../rules/game.ts';

/** The rank of the joker. */
export const JOKERS = 13;

/** What was agreed; the same all round. How many sit down, and how far apart their hands lie (see hand.ts). */
export const PLAYERS = 0;
export const STRIDE = 1;
/** Copies of a natural rank, and jokers, in the pack. */
export const COPIES = 2;
export const PACK_JOKERS = 3;
/** Equal cards that make a revolution (F11), and how many jokers may be among them (F16). */
export const REVOLT = 4;
export const WILD = 5;
/** 1 where a pass lasts until the trick ends (F8). */
export const FINAL = 6;

/** Rank of the top of the pile; with no pile −1, so that everything lies above it. */
export const TOP = 7;
/** Cards in the top of the pile; 0 with no pile. */
export const SIZE = 8;
/** Who laid the top; with no pile who leads. */
export const LAST = 9;
/** Who is to move, −1 when the round is over. */
export const TURN = 10;
/** Seats that may not play in this trick any more, a bit each; used where `FINAL` is 1. */
export const PASSED = 11;
/** 1 when the world stands upside down (F12): rank 0 is then the strongest natural of normal order. */
export const REVERSED = 12;
/** 1 in the gap between two tricks while somebody is asked for a revolution (F17). */
export const GAP = 13;
/** In the gap: with whom the asking began, and 1 if somebody made a revolution since then. */
export const FROM = 14;
export const STIRRED = 15;
/** How many hold cards. */
export const HOLDERS = 16;
/** How many are out. */
export const OUT = 17;
/** Who went out first, second, …; when the round is over the last in completes the list. */
export const ORDER = 18;
/** Cards that everybody saw go: a count a rank. */
export const GONE = ORDER + 16;
/** The hands, by seat. */
export const HANDS = GONE + JOKERS + 1;

/** Where the hand of a seat begins. */
export function handAt(state: Int32Array, seat: number): number {
  return HANDS + seat * (state[STRIDE] as number);
}

/** Copies of a natural rank in play (F2). */
export function copiesIn({ options }: Setup): number {
  return 4 * Number(options.decks);
}

/** Words of a hand: how many cards, a mask for every size of a set, the jokers in it included, and one that stays empty. */
export function strideOf(setup: Setup): number {
  return copiesIn(setup) + Number(setup.options.jokers) + 2;
}

export function wordsOf(setup: Setup): number {
  return HANDS + setup.players * strideOf(setup);
}
