/**
 * What the one to move can tell of the others from words that everybody may read: which ranks could still
 * beat a set of his, and who holds enough cards to lay them. Unseen is what is neither in his hand nor gone (the talon too).
 */
import type { State } from '../../kernel.ts';
import { cardsIn, GROUPS, handOfCounts } from '../hand.ts';
import { GONE, LAST, PASSED, SEATS, TURN } from '../layout.ts';
import { nextSeat } from '../turns.ts';

const MOST = 4;
/** Four of each rank, counted. */
const PACK = 0x44444444;

/** By size 1 … 4: a bit (the lowest of its nibble) for every rank of which somebody else may hold so many cards. */
const SETS = new Int32Array(MOST + 1);
/** By size 1 … 4: how many others hold that many cards or more. The first is how many are still in. */
export const ABLE = new Int32Array(MOST + 1);

/** Takes the state of the one to move into view; gives the number of cards of the next who holds any. */
export function look(state: State): number {
  const own = state[TURN] as number;
  let next = 0;
  let able1 = 0;
  let able2 = 0;
  let able3 = 0;
  let able4 = 0;
  let seat = own;
  for (let k = 1; k < SEATS; k++) {
    seat = nextSeat(seat);
    const hand = state[seat] as number;
    if (hand === 0) continue;
    const cards = cardsIn(hand);
    if (next === 0) next = cards;
    able1 += 1;
    able2 += cards > 1 ? 1 : 0;
    able3 += cards > 2 ? 1 : 0;
    able4 += cards > 3 ? 1 : 0;
  }
  ABLE[1] = able1;
  ABLE[2] = able2;
  ABLE[3] = able3;
  ABLE[4] = able4;
  const unseen = handOfCounts(PACK - counted(state[own] as number) - counted(state[GONE] as number));
  SETS[1] = unseen & GROUPS;
  SETS[2] = able2 > 0 ? (unseen >>> 1) & GROUPS : 0;
  SETS[3] = able3 > 0 ? (unseen >>> 2) & GROUPS : 0;
  SETS[4] = able4 > 0 ? (unseen >>> 3) & GROUPS : 0;
  return next;
}

/** How many ranks might beat a set, 0 … 7, of the state last looked at; where 0, nobody can. */
export function beaters(rank: number, size: number): number {
  const higher = (SETS[size] as number) & (-2 << (4 * rank));
  // Adds up the bits: at most seven, so that the highest nibble of the product holds their sum.
  return Math.imul(higher, GROUPS) >>> 28;
}

/** How many may still act in the trick after the one to move, should everybody pass. */
export function yetToAct(state: State): number {
  const last = state[LAST] as number;
  const passed = state[PASSED] as number;
  let count = 0;
  for (let seat = nextSeat(state[TURN] as number); seat !== last; seat = nextSeat(seat)) {
    if (state[seat] !== 0 && ((passed >> seat) & 1) === 0) count += 1;
  }
  return count;
}

/** A hand with every nibble as the number of cards in it. */
function counted(hand: number): number {
  const pairs = hand - ((hand >>> 1) & 0x55555555);
  return (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
}
