/**
 * What the one to move sees: his cards, the cards he has not seen, how many the others hold; and, from these alone, how much of
 * what lies in other hands beats a set.
 */
import type { State } from '../../kernel.ts';
import { after } from '../gap.ts';
import { jokersIn } from '../hand.ts';
import { COPIES, GONE, handAt, JOKERS, LAST, PACK_JOKERS, PASSED, TURN } from '../layout.ts';
import { CERTAIN, chancesOf, MOST_SIZE, rowOf } from './chances.ts';

const RANKS = JOKERS + 1;
const SIZES = MOST_SIZE + 1;
const MOST_OTHERS = 15;

export interface Sight {
  seat: number;
  /** Cards in his hand. */
  cards: number;
  /** By rank, the joker's last: cards in his hand, and cards in the hands of others. */
  readonly own: Int32Array;
  readonly unseen: Int32Array;
  /** How many others hold cards; how many cards each, and 1 if he may still play in this trick. */
  others: number;
  readonly held: Int32Array;
  readonly acting: Int32Array;
  /** The fewest cards that one of them holds, and those of the first after him who may still play. */
  shortest: number;
  next: number;
  /** See `threatTo` and `threatNow`: by size and rank, for the sizes that were asked for. */
  readonly threats: Int32Array;
  readonly threatsNow: Int32Array;
  readonly known: Uint8Array;
}

export function newSight(): Sight {
  return {
    seat: 0,
    cards: 0,
    own: new Int32Array(RANKS),
    unseen: new Int32Array(RANKS),
    others: 0,
    held: new Int32Array(MOST_OTHERS),
    acting: new Int32Array(MOST_OTHERS),
    shortest: 0,
    next: 0,
    threats: new Int32Array(SIZES * RANKS),
    threatsNow: new Int32Array(SIZES * RANKS),
    known: new Uint8Array(SIZES),
  };
}

/** Takes in what the one to move sees. */
export function look(sight: Sight, state: State): void {
  sight.known.fill(0);
  sight.seat = state[TURN] as number;
  lookAtHand(sight, state, handAt(state, sight.seat));
  lookAround(sight, state);
}

/** The same in the order that a revolution would make. */
export function turn(sight: Sight, from: Sight): void {
  sight.known.fill(0);
  sight.seat = from.seat;
  sight.cards = from.cards;
  sight.others = from.others;
  sight.shortest = from.shortest;
  sight.next = from.next;
  sight.held.set(from.held);
  sight.acting.set(from.acting);
  for (let rank = 0; rank < RANKS; rank++) {
    const before = rank === JOKERS ? JOKERS : JOKERS - 1 - rank;
    sight.own[rank] = from.own[before] as number;
    sight.unseen[rank] = from.unseen[before] as number;
  }
}

/** How many may still act in the trick after the one to move, should everybody pass. */
export function yetToAct(state: State): number {
  const last = state[LAST] as number;
  const passed = state[PASSED] as number;
  let count = 0;
  for (let seat = after(state, state[TURN] as number); seat !== last; seat = after(state, seat)) {
    if (state[handAt(state, seat)] !== 0 && ((passed >> seat) & 1) === 0) count += 1;
  }
  return count;
}

/**
 * How many sets among the cards of others are to be expected that beat a set of such a size and rank, jokers standing in, in 64ths;
 * 0 when there can be none. Of those who hold cards enough, whether they may still play in this trick or not.
 */
export function threatTo(sight: Sight, size: number, rank: number): number {
  if (sight.known[size] === 0) measure(sight, size);
  return sight.threats[size * RANKS + rank] as number;
}

/** The same, of those who may still play in this trick. */
export function threatNow(sight: Sight, size: number, rank: number): number {
  if (sight.known[size] === 0) measure(sight, size);
  return sight.threatsNow[size * RANKS + rank] as number;
}

function measure(sight: Sight, size: number): void {
  const { unseen, threats, threatsNow, others, held } = sight;
  let able = 0;
  let acting = 0;
  for (let i = 0; i < others; i++) {
    if ((held[i] as number) < size) continue;
    able += 1;
    acting += sight.acting[i] as number;
  }
  const jokers = unseen[JOKERS] as number;
  const chances = chancesOf(size);
  const row = rowOf(jokers, others);
  const at = size * RANKS;
  threats[at + JOKERS] = 0;
  threatsNow[at + JOKERS] = 0;
  // Jokers alone: two of them must have come together.
  let sum = size > jokers ? 0 : size === 1 ? CERTAIN : Math.ceil(CERTAIN / others);
  for (let rank = JOKERS - 1; rank >= 0; rank--) {
    const threat = shareOf(sum, able, others);
    threats[at + rank] = threat;
    threatsNow[at + rank] = acting === able ? threat : shareOf(sum, acting, others);
    sum += chances[row + (unseen[rank] as number)] as number;
  }
  sight.known[size] = 1;
}

/** The share of a threat that lies with so many of the others, rounded up. */
function shareOf(threat: number, count: number, others: number): number {
  return count === others ? threat : ((threat * count + others - 1) / others) | 0;
}

function lookAtHand(sight: Sight, state: State, at: number): void {
  const { own, unseen } = sight;
  const copies = state[COPIES] as number;
  own.fill(0);
  for (let n = 1; ; n++) {
    let ranks = state[at + n] as number;
    if (ranks === 0) break;
    for (; ranks !== 0; ranks &= ranks - 1) own[31 - Math.clz32(ranks & -ranks)] = n;
  }
  own[JOKERS] = jokersIn(state, at);
  const jokers = state[PACK_JOKERS] as number;
  for (let rank = 0; rank < RANKS; rank++) {
    const all = rank === JOKERS ? jokers : copies;
    // In a position with more cards than there are, none.
    unseen[rank] = Math.max(0, all - (own[rank] as number) - (state[GONE + rank] as number));
  }
  sight.cards = state[at] as number;
}

function lookAround(sight: Sight, state: State): void {
  const { held, acting, seat } = sight;
  const passed = state[PASSED] as number;
  let others = 0;
  let shortest = 0;
  let next = 0;
  for (let other = after(state, seat); other !== seat; other = after(state, other)) {
    const cards = state[handAt(state, other)] as number;
    if (cards === 0) continue;
    const acts = 1 - ((passed >> other) & 1);
    held[others] = cards;
    acting[others] = acts;
    others += 1;
    if (next === 0 && acts === 1) next = cards;
    if (shortest === 0 || cards < shortest) shortest = cards;
  }
  sight.others = others;
  sight.shortest = shortest;
  sight.next = next;
}
