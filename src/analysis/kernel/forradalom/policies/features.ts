/**
 * The features by which the linear policy values a move, each of them there or not: what the move leaves in the hand, how
 * hard the set laid is to beat, what it splits, which jokers it takes, how many cards others hold. A feature is a
 * number below `FEATURES`; the weights are learned (scripts/train-forradalom.ts).
 */
import type { Move, State } from '../../kernel.ts';
import { holderFrom } from '../gap.ts';
import { FINAL, handAt, JOKERS, LAST, PASSED, PLAYERS, SIZE, TOP } from '../layout.ts';
import { isRevolt, jokersOf, naturalsOf, PASS, rankOf } from '../moves.ts';
import { binOf, CARDS, GROUPS, LOSERS, OTHERS, THREAT } from './bins.ts';
import { type Sight, threatNow, threatTo } from './sight.ts';

let total = 0;
/** Room for features that are told apart by so many values each. */
function block(...values: number[]): number {
  const first = total;
  total += values.reduce((product, count) => product * count, 1);
  return first;
}

/** One of every group left: others in, its size, its threat. */
const GROUP = block(4, 5, 10);
/** Groups left, and groups left that may be beaten with the jokers left; by how the set stands and others in. */
const LEFT = block(11, 5, 4);
const LEFT_LOSERS = block(8, 3, 5, 4);
/** The set laid: size, threat, led or not, others in. */
const LAID = block(5, 10, 2, 4);
const RANK = block(14, 3, 2);
/** What is left of its group: how many, size of the set, led or not, threat of the whole group. */
const SPLIT = block(4, 3, 2, 3);
/** Jokers in it: alone, two alone, one beside naturals, two; by groups left. */
const SPENT = block(4, 11);
/** What kind of move, by the fewest cards of others, those of the next (and whether they suffice), and one's own. */
const SHORTEST = block(7, 6);
const NEXT = block(7, 3, 6);
const OWN = block(7, 6);
/** On a pile: the cards of the one who lies on top, how many may still act before him, and what a pass lets stand. */
const RIVAL = block(8, 3, 4);
const TO_ACT = block(4, 3);
const LET_STAND = block(14, 3, 2);
/** In the gap, by revolution or not and leading next or not: groups left; those that may be beaten, and jokers. */
const GAP_LEFT = block(2, 2, 11);
const GAP_LOSERS = block(2, 2, 3, 8);
const GAP_SHIFT = block(9, 4);
const GAP_KIND = block(2, 3, 4);

export const FEATURES = total;
/** No move has more, but for its groups. */
export const MOST_FEATURES = 16;

/** What a hand holds in one order: its groups of naturals, and by rank the feature of each and whether it may be beaten. */
export interface Stock {
  groups: number;
  losers: number;
  threat: number;
  readonly feature: Int32Array;
  readonly losing: Uint8Array;
}

export function newStock(): Stock {
  return {
    groups: 0,
    losers: 0,
    threat: 0,
    feature: new Int32Array(JOKERS),
    losing: new Uint8Array(JOKERS),
  };
}

/** Beaten more likely than not. */
const LOSING = 32;

export function takeStock(sight: Sight, stock: Stock): void {
  stock.groups = 0;
  stock.losers = 0;
  stock.threat = 0;
  for (let rank = 0; rank < JOKERS; rank++) {
    const count = sight.own[rank] as number;
    if (count === 0) {
      stock.feature[rank] = -1;
      stock.losing[rank] = 0;
      continue;
    }
    const threat = threatTo(sight, count, rank);
    stock.feature[rank] = groupFeature(sight, count, threat);
    stock.losing[rank] = threat > LOSING ? 1 : 0;
    stock.groups += 1;
    stock.losers += threat > LOSING ? 1 : 0;
    stock.threat += threat;
  }
}

/** The feature of a group left, −1 for one that is gone. */
export function groupLeft(sight: Sight, rank: number, count: number): number {
  return count === 0 ? -1 : groupFeature(sight, count, threatTo(sight, count, rank));
}

function groupFeature(sight: Sight, count: number, threat: number): number {
  const others = binOf(OTHERS, sight.others);
  return GROUP + (others * 5 + (count > 5 ? 4 : count - 1)) * 10 + binOf(THREAT, threat);
}

function losingLeft(sight: Sight, rank: number, count: number): number {
  return count > 0 && threatTo(sight, count, rank) > LOSING ? 1 : 0;
}

function small(size: number): number {
  return size > 3 ? 2 : size - 1;
}

/** Features of a move in a trick; writes them to `out` and says how many they are. */
export function trickFeatures(state: State, sight: Sight, stock: Stock, move: Move, out: Int32Array): number {
  const top = state[TOP] as number;
  const led = top === -1 ? 0 : 1;
  const others = binOf(OTHERS, sight.others);
  const naturals = naturalsOf(move);
  const jokers = jokersOf(move);
  const size = naturals + jokers;
  const rank = rankOf(move);
  let n = 0;
  let groups = stock.groups;
  let losers = stock.losers;
  const wild = (sight.own[JOKERS] as number) - jokers;
  let stands = 0;
  let kind = 0;
  let threat = 0;
  if (move !== PASS) {
    threat = threatNow(sight, size, rank);
    stands = threat === 0 ? 4 : threat <= 32 ? 3 : threat <= 128 ? 2 : 1;
    kind = led === 0 ? 1 + small(size) : threat === 0 ? 4 : 5;
    if (naturals > 0) {
      const left = (sight.own[rank] as number) - naturals;
      if (left === 0) groups -= 1;
      losers += losingLeft(sight, rank, left) - (stock.losing[rank] as number);
      const whole =
        (stock.losing[rank] as number) === 1
          ? 2
          : binOf(THREAT, threatTo(sight, left + naturals, rank)) > 0
            ? 1
            : 0;
      out[n++] = SPLIT + ((Math.min(left, 3) * 3 + small(size)) * 2 + led) * 3 + whole;
    }
    out[n++] = LAID + (((size > 5 ? 4 : size - 1) * 10 + binOf(THREAT, threat)) * 2 + led) * 4 + others;
    out[n++] = RANK + (rank * 3 + small(size)) * 2 + led;
    if (jokers > 0) out[n++] = SPENT + ((naturals > 0 ? 2 : 0) + jokers - 1) * 11 + binOf(GROUPS, groups);
  } else {
    out[n++] = LET_STAND + (top * 3 + small(state[SIZE] as number)) * 2 + (sight.others > 1 ? 1 : 0);
  }
  out[n++] = LEFT + (binOf(GROUPS, groups) * 5 + stands) * 4 + others;
  out[n++] = LEFT_LOSERS + ((binOf(LOSERS, losers) * 3 + wild) * 5 + stands) * 4 + others;
  out[n++] = SHORTEST + binOf(CARDS, sight.shortest) * 6 + kind;
  const needed = move === PASS ? (state[SIZE] as number) : size;
  const fit = sight.next < needed ? 0 : sight.next === needed ? 1 : 2;
  out[n++] = NEXT + (binOf(CARDS, sight.next) * 3 + fit) * 6 + kind;
  out[n++] = OWN + binOf(CARDS, sight.cards) * 6 + kind;
  if (led === 1) {
    const act = move === PASS ? 0 : kind - 3;
    const rival = state[handAt(state, state[LAST] as number)] as number;
    out[n++] = RIVAL + ((rival === 0 ? 7 : binOf(CARDS, rival)) * 3 + act) * 4 + others;
    out[n++] = TO_ACT + toAct(state, sight) * 3 + act;
  }
  return n;
}

/** How many may still act before it comes back to the one on top; 3 for more. */
function toAct(state: State, sight: Sight): number {
  const players = state[PLAYERS] as number;
  const passed = state[FINAL] === 1 ? (state[PASSED] as number) : 0;
  const last = state[LAST] as number;
  let count = 0;
  for (let seat = (sight.seat + 1) % players; seat !== last && count < 3; seat = (seat + 1) % players) {
    if (state[handAt(state, seat)] !== 0 && ((passed >> seat) & 1) === 0) count += 1;
  }
  return count;
}

/** Features of a move in the gap: `sight` and `stock` are those after it, `before` the stock without it. */
export function gapFeatures(
  state: State,
  sight: Sight,
  stock: Stock,
  before: Stock,
  move: Move,
  out: Int32Array,
): number {
  const others = binOf(OTHERS, sight.others);
  const revolts = isRevolt(move) ? 1 : 0;
  const jokers = jokersOf(move);
  const leads = holderFrom(state, state[LAST] as number) === sight.seat ? 1 : 0;
  let groups = stock.groups;
  let losers = stock.losers;
  let n = 0;
  if (revolts === 1) {
    const rank = JOKERS - 1 - rankOf(move);
    const left = (sight.own[rank] as number) - naturalsOf(move);
    if (left === 0) groups -= 1;
    losers += losingLeft(sight, rank, left) - (stock.losing[rank] as number);
    const shift = ((stock.threat - before.threat) / stock.groups / 48) | 0;
    out[n++] = GAP_SHIFT + (shift < -4 ? 0 : shift > 4 ? 8 : shift + 4) * 4 + others;
  }
  const at = revolts * 2 + leads;
  out[n++] = GAP_LEFT + at * 11 + binOf(GROUPS, groups);
  out[n++] = GAP_LOSERS + (at * 3 + (sight.own[JOKERS] as number) - jokers) * 8 + binOf(LOSERS, losers);
  out[n++] = GAP_KIND + (revolts * 3 + jokers) * 4 + others;
  return n;
}
