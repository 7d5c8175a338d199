/**
 * What the one to move sees: his cards, the cards he has not seen, how many the others hold; and, from these alone, how much of
 * what lies in other hands beats a set.
 */
import type { State } from '../../kernel.ts';
import { after } from '../gap.ts';
import { jokersIn } from '../hand.ts';
import { COPIES, GONE, HOLDERS, handAt, JOKERS, LAST, PACK_JOKERS, PASSED, TURN } from '../layout.ts';
import { CERTAIN, chancesOf, MOST_SIZE, rowOf } from './chances.ts';

const RANKS = JOKERS + 1;

export interface Sight {
  seat: number;
  /** Cards in his hand. */
  cards: number;
  /** By rank, the joker's last: cards in his hand, and cards in the hands of others. */
  readonly own: Int32Array;
  readonly unseen: Int32Array;
  /** How many others hold cards; the fewest cards that one of them holds, and those of the first after him. */
  others: number;
  shortest: number;
  next: number;
  /** How many others hold so many cards or more; and how many of them may still play in this trick. */
  readonly able: Int32Array;
  readonly acting: Int32Array;
  /** See `threatTo`: by size and rank, for the sizes that were asked for. */
  readonly threats: Int32Array;
  readonly known: Uint8Array;
}

export function newSight(): Sight {
  return {
    seat: 0,
    cards: 0,
    own: new Int32Array(RANKS),
    unseen: new Int32Array(RANKS),
    others: 0,
    shortest: 0,
    next: 0,
    able: new Int32Array(MOST_SIZE + 2),
    acting: new Int32Array(MOST_SIZE + 2),
    threats: new Int32Array((MOST_SIZE + 1) * RANKS),
    known: new Uint8Array(MOST_SIZE + 1),
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
  sight.able.set(from.able);
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
  return ofAll(sight, threatIn(sight, size, rank), sight.able[size] as number);
}

/** The same, of those who may still play in this trick. */
export function threatNow(sight: Sight, size: number, rank: number): number {
  return ofAll(sight, threatIn(sight, size, rank), sight.acting[size] as number);
}

/** The share of the threat that lies with so many of the others, rounded up. */
function ofAll({ others }: Sight, threat: number, count: number): number {
  return count === others ? threat : ((threat * count + others - 1) / others) | 0;
}

function threatIn(sight: Sight, size: number, rank: number): number {
  if (sight.known[size] === 0) measure(sight, size);
  return sight.threats[size * RANKS + rank] as number;
}

function measure(sight: Sight, size: number): void {
  const { unseen, threats, others } = sight;
  const jokers = unseen[JOKERS] as number;
  const chances = chancesOf(size);
  const row = rowOf(jokers, others);
  const at = size * RANKS;
  threats[at + JOKERS] = 0;
  // Jokers alone: two of them must have come together.
  let sum = size > jokers ? 0 : size === 1 ? CERTAIN : Math.ceil(CERTAIN / others);
  for (let rank = JOKERS - 1; rank >= 0; rank--) {
    threats[at + rank] = sum;
    sum += chances[row + (unseen[rank] as number)] as number;
  }
  sight.known[size] = 1;
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
  const { able, acting, seat } = sight;
  const passed = state[PASSED] as number;
  able.fill(0);
  acting.fill(0);
  sight.others = (state[HOLDERS] as number) - 1;
  sight.shortest = 0;
  sight.next = 0;
  for (let other = after(state, seat); other !== seat; other = after(state, other)) {
    const cards = state[handAt(state, other)] as number;
    if (cards === 0) continue;
    const top = Math.min(cards, MOST_SIZE);
    able[top] = (able[top] as number) + 1;
    if (((passed >> other) & 1) === 0) {
      acting[top] = (acting[top] as number) + 1;
      if (sight.next === 0) sight.next = cards;
    }
    if (sight.shortest === 0 || cards < sight.shortest) sight.shortest = cards;
  }
  for (let size = MOST_SIZE - 1; size >= 0; size--) {
    able[size] = (able[size] as number) + (able[size + 1] as number);
    acting[size] = (acting[size] as number) + (acting[size + 1] as number);
  }
}
