/**
 * The features by which the linear policy values a move, each of them there or not: every group that stays in hand, the shape
 * of what stays, how the set laid stands and what it splits, whose turn is next, what a pass leaves to whom, how the hand fares when
 * the world turns. A feature is a number below `FEATURES`; the weights are learned (scripts/train-forradalom.ts).
 */
import type { Move, State } from '../../kernel.ts';
import { holderFrom } from '../gap.ts';
import { handAt, LAST, SIZE, TOP } from '../layout.ts';
import { jokersOf, naturalsOf, PASS, rankOf } from '../moves.ts';
import { binOf, CARDS, GROUPS, LOOSE, OTHERS, THREAT } from './bins.ts';
import { type Sight, threatNow, yetToAct } from './sight.ts';
import type { Left, Stock } from './stock.ts';

let total = 0;
/** Room for features that are told apart by so many values each. */
function block(...values: number[]): number {
  const first = total;
  total += values.reduce((product, count) => product * count, 1);
  return first;
}

/** One of every group left: others in, size, threat. */
const GROUP = block(3, 5, 10);
/** Groups left; those that are loose, with the jokers left; by how the set laid stands and others in. */
const SHAPE = block(11, 5, 3);
const SHAPE_LOOSE = block(8, 3, 5, 3);
/** The set laid: size, threat, led or followed, others in. */
const LAID = block(5, 10, 2, 3);
const RANK = block(14, 3, 2);
/** What is left of its group: how many, size of the set, led or followed, how the whole group stood. */
const SPLIT = block(4, 3, 2, 3);
/** Jokers laid: alone or beside naturals, one or two; groups left. */
const JOKER = block(2, 2, 11);
/** By the kind of move: the fewest cards of another, those of the next and whether they suffice, one's own. */
const SHORTEST = block(7, 6);
const NEXT = block(7, 3, 6);
const OWN = block(7, 6);
/** On a pile: cards of the one who laid its top, or that he is out; how many may still act. */
const RIVAL = block(8, 3, 3);
const YET_TO_ACT = block(4, 3);
/** A pass: the top that it lets stand, its size, whether more than one other is in. */
const YIELD = block(14, 3, 2);
/** In the gap: revolution or not, leading next or not; groups left; loose ones and jokers. */
const GAP_SHAPE = block(2, 2, 11);
const GAP_LOOSE = block(2, 2, 3, 8);
/** A revolution: by how much it changes the mean threat; how many jokers it takes. */
const SHIFT = block(9, 3);
const REVOLT = block(3, 3);

export const FEATURES = total;
/** No move has more, a group of every rank among them. */
export const MOST_FEATURES = 24;

/** Of one group left. */
export function groupFeature(sight: Sight, count: number, threat: number): number {
  return GROUP + (binOf(OTHERS, sight.others) * 5 + Math.min(count, 5) - 1) * 10 + binOf(THREAT, threat);
}

/** Features of a play or pass, without its groups; writes them to `out` and says how many they are. */
export function trickFeatures(
  state: State,
  sight: Sight,
  stock: Stock,
  left: Left,
  move: Move,
  out: Int32Array,
): number {
  const passes = move === PASS;
  const led = state[TOP] === -1 ? 1 : 0;
  const others = binOf(OTHERS, sight.others);
  const rank = rankOf(move);
  const size = passes ? (state[SIZE] as number) : naturalsOf(move) + jokersOf(move);
  const bulk = Math.min(size, 3) - 1;
  const threat = passes ? 0 : threatNow(sight, size, rank);
  const stands = passes ? 0 : threat === 0 ? 4 : threat <= 32 ? 3 : threat <= 128 ? 2 : 1;
  const follows = passes ? 0 : threat === 0 ? 1 : 2;
  const kind = led === 1 ? 3 + bulk : follows;
  let n = 0;
  out[n++] = SHAPE + (binOf(GROUPS, left.groups) * 5 + stands) * 3 + others;
  out[n++] = SHAPE_LOOSE + ((binOf(LOOSE, left.loose) * 3 + left.jokers) * 5 + stands) * 3 + others;
  out[n++] = SHORTEST + binOf(CARDS, sight.shortest) * 6 + kind;
  const suffices = sight.next < size ? 0 : sight.next === size ? 1 : 2;
  out[n++] = NEXT + (binOf(CARDS, sight.next) * 3 + suffices) * 6 + kind;
  out[n++] = OWN + binOf(CARDS, sight.cards) * 6 + kind;
  if (led === 0) {
    const cards = state[handAt(state, state[LAST] as number)] as number;
    const rival = cards === 0 ? 7 : binOf(CARDS, cards);
    out[n++] = RIVAL + (rival * 3 + follows) * 3 + others;
    out[n++] = YET_TO_ACT + Math.min(yetToAct(state), 3) * 3 + follows;
  }
  if (passes) {
    out[n++] = YIELD + ((state[TOP] as number) * 3 + bulk) * 2 + (sight.others > 1 ? 1 : 0);
    return n;
  }
  out[n++] = LAID + (((Math.min(size, 5) - 1) * 10 + binOf(THREAT, threat)) * 2 + led) * 3 + others;
  out[n++] = RANK + (rank * 3 + bulk) * 2 + led;
  const naturals = naturalsOf(move);
  const jokers = jokersOf(move);
  if (naturals > 0) {
    const whole = stock.threats[rank] as number;
    const stood = whole === 0 ? 0 : whole <= 32 ? 1 : 2;
    out[n++] = SPLIT + ((Math.min(left.rest, 3) * 3 + bulk) * 2 + led) * 3 + stood;
  }
  if (jokers > 0) {
    out[n++] = JOKER + ((naturals > 0 ? 2 : 0) + jokers - 1) * 11 + binOf(GROUPS, left.groups);
  }
  return n;
}

/** The same of a revolution or none; `stock` and `left` are in the order that it makes, `now` in that before. */
export function gapFeatures(
  state: State,
  sight: Sight,
  stock: Stock,
  left: Left,
  now: Stock,
  move: Move,
  out: Int32Array,
): number {
  const others = binOf(OTHERS, sight.others);
  const leads = holderFrom(state, state[LAST] as number) === sight.seat ? 1 : 0;
  const revolts = naturalsOf(move) > 0;
  const kind = (revolts ? 2 : 0) + leads;
  let n = 0;
  out[n++] = GAP_SHAPE + kind * 11 + binOf(GROUPS, left.groups);
  out[n++] = GAP_LOOSE + (kind * 3 + left.jokers) * 8 + binOf(LOOSE, left.loose);
  if (revolts) {
    const change = ((stock.threat - now.threat) / (48 * stock.groups)) | 0;
    out[n++] = SHIFT + (Math.max(-4, Math.min(change, 4)) + 4) * 3 + others;
    out[n++] = REVOLT + jokersOf(move) * 3 + others;
  }
  return n;
}
