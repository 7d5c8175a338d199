/**
 * The features by which the linear policy values an option, each of them there or not: every group that stays in hand,
 * the shape of what stays, how the set laid stands, whose turn is next, what a pass leaves to whom. A feature is a number below
 * `FEATURES`; the weights are learned (scripts/train-anemaki.ts).
 */
import type { State } from '../../kernel.ts';
import { cardsIn, countOf, rankOf, sizeOf, without } from '../hand.ts';
import { LAST, SIZE, TOP, TURN } from '../layout.ts';
import { NO_PLAY } from './choose.ts';
import { ABLE, beaters, look, yetToAct } from './sight.ts';

const RANKS = 8;
let total = 0;
/** Room for features that are told apart by so many values each. */
function block(...values: number[]): number {
  const first = total;
  total += values.reduce((product, count) => product * count, 1);
  return first;
}

/** One of every group left after a play, or kept by a pass: size, rank, ranks that might beat it. */
export const LEFT = block(4, RANKS, 8);
export const KEPT = block(4, RANKS, 8);
/** What is left: passed or not, others in, groups, groups that might be beaten. */
const SHAPE = block(2, 4, 7, 7);
/** The set laid: followed or led, size, ranks that might beat it, others who hold enough cards. */
const LAID = block(2, 4, 8, 5);
/** The set laid, by groups left that might be beaten. */
const STANDS = block(4, 7, 8);
/** Cards of the next who holds any, by size of the set laid; 0 for a pass. */
const NEXT = block(7, 5);
/** A pass: who may still beat the top, the cards of the one who laid it, its size. */
const YIELD = block(4, 6, 4);

export const FEATURES = total;
/** No option has more. */
export const MOST_FEATURES = 9;

/** Of a group, within LEFT or KEPT. */
export function groupAt(size: number, rank: number, beaten: number): number {
  return ((size - 1) * RANKS + rank) * 8 + beaten;
}

export function shapeAt(passed: 0 | 1, others: number, groups: number, loose: number): number {
  return SHAPE + ((passed * 4 + others - 1) * 7 + groups) * 7 + loose;
}

export function laidAt(led: 0 | 1, size: number, beaten: number, able: number): number {
  return LAID + ((led * 4 + size - 1) * 8 + beaten) * 5 + able;
}

export function standsAt(size: number, loose: number, beaten: number): number {
  return STANDS + ((size - 1) * 7 + loose) * 8 + beaten;
}

export function nextAt(cards: number, size: number): number {
  return NEXT + cards * 5 + size;
}

/** Of a pass in this state. */
export function yieldAt(state: State): number {
  return (
    YIELD +
    (yetToAct(state) * 6 + cardsIn(state[state[LAST] as number] as number)) * 4 +
    (state[SIZE] as number) -
    1
  );
}

/** All features of an option, counted one by one, as `linear` adds them up faster; writes them to `out` and says how many they are. */
export function featuresOf(state: State, bit: number, out: Int32Array): number {
  const next = look(state);
  const others = ABLE[1] as number;
  const hand = state[state[TURN] as number] as number;
  const passes = bit === NO_PLAY;
  const left = passes ? hand : without(hand, bit);
  let n = 0;
  let groups = 0;
  let loose = 0;
  for (let rank = 0; rank < RANKS; rank++) {
    const size = countOf(left, rank);
    if (size === 0) continue;
    const beaten = beaters(rank, size);
    out[n++] = (passes ? KEPT : LEFT) + groupAt(size, rank, beaten);
    groups += 1;
    loose += beaten > 0 ? 1 : 0;
  }
  out[n++] = shapeAt(passes ? 1 : 0, others, groups, loose);
  if (passes) {
    out[n++] = nextAt(next, 0);
    out[n++] = yieldAt(state);
    return n;
  }
  const size = sizeOf(bit);
  const beaten = beaters(rankOf(bit), size);
  out[n++] = laidAt(state[TOP] === -1 ? 1 : 0, size, beaten, ABLE[size] as number);
  out[n++] = standsAt(size, loose, beaten);
  out[n++] = nextAt(next, size);
  return n;
}
