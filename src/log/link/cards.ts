/** Lists of cards as choices: cheapest where they are equal cards of a known hand, dearer where they are any cards of it, and dearest where they are not. */
import { faceOf, JOKER, type SeenCard } from '../../cards/card.ts';
import { LinkFault } from './coder.ts';
import { type Codec, codeNumber, codeOneOf } from './numbers.ts';
import { holds, inOrder, KINDS, placeOf, rankOf } from './order.ts';
import type { Table } from './table.ts';

const WAYS = ['set', 'held', 'free'] as const;
/** With more equal cards in a hand than this nothing is likely. */
const MOST_EQUAL = 16;
/** More cards than any pack has. */
const MOST_CARDS = 400;

/** Cards that a seat lays or gives; `use` parts the tables by what is done with them. Cards come and go in order. */
export function codeLaid(
  codec: Codec,
  table: Table,
  seat: number,
  use: string,
  cards: readonly SeenCard[],
): SeenCard[] {
  const hand = table.hands[seat] ?? [];
  const known = hand.length > 0 ? 'known' : 'unknown';
  const way = codeOneOf(codec, `way ${use} ${known}`, WAYS, wayOf(hand, cards));
  if (way === 'free') return codeFree(codec, cards);
  if (hand.length === 0) throw new LinkFault('no cards to take');
  return way === 'set' ? codeSet(codec, table, hand, use, cards) : codeHeld(codec, hand, use, cards);
}

function wayOf(hand: readonly SeenCard[], cards: readonly SeenCard[]): (typeof WAYS)[number] {
  if (cards.length === 0 || !holds(hand, cards)) return 'free';
  const faces = new Set(cards.map(rankOf));
  if (cards.includes(JOKER)) faces.delete(rankOf(JOKER));
  return faces.size <= 1 ? 'set' : 'held';
}

/** Cards of one rank, jokers with them. */
function codeSet(
  codec: Codec,
  table: Table,
  hand: readonly SeenCard[],
  use: string,
  cards: readonly SeenCard[],
): SeenCard[] {
  const { c, tables } = codec;
  const ranks = likelyRanks(table, hand, use);
  const rank = Math.min(...cards.map(rankOf));
  const lead = use === 'play' ? (table.top?.count ?? 0) : -1;
  const placed = c.pick(
    tables.of(`rank ${use} ${lead > 0}`, KINDS.length),
    ranks.indexOf(rank),
    ranks.length,
  );
  const chosen = ranks[placed] ?? -1;
  const own = hand.filter((card) => rankOf(card) === chosen);
  const isJoker = chosen === rankOf(JOKER);
  const count = codeCount(
    codec,
    `${use} ${Math.min(lead, 4)}`,
    own.length,
    cards.filter((card) => rankOf(card) === rank).length,
  );
  const jokers = isJoker ? [] : hand.filter((card) => card === JOKER);
  const helped = codeUpTo(
    codec,
    `jokers ${use}`,
    jokers.length,
    cards.filter((card) => card === JOKER).length,
  );
  const taken = codeSubset(codec, own, count, cards);
  return inOrder([...taken, ...jokers.slice(0, helped)]);
}

/** The ranks of a hand in the direction of play, those that may lie on what lies there first. */
function likelyRanks(table: Table, hand: readonly SeenCard[], use: string): number[] {
  const ranks = [...new Set(hand.map(rankOf))].sort((a, b) => (table.rising ? a - b : b - a));
  const { top, rising } = table;
  if (use !== 'play' || top === null) return ranks;
  const jokers = hand.filter((card) => card === JOKER).length;
  const equal = (rank: number) => hand.filter((card) => rankOf(card) === rank).length;
  const fits = (rank: number) =>
    (rising ? rank > top.rank : rank < top.rank) && equal(rank) + jokers >= top.count;
  return [...ranks.filter(fits), ...ranks.filter((rank) => !fits(rank))];
}

/** How many of some equal cards, at least one; counted from all of them down. */
function codeCount({ c, tables }: Codec, name: string, most: number, count: number): number {
  if (most > MOST_EQUAL) return 1 + c.even(most, count - 1);
  return most - c.pick(tables.of(`count ${name} ${most}`, most), most - count);
}

function codeUpTo({ c, tables }: Codec, name: string, most: number, count: number): number {
  return most === 0 ? 0 : c.pick(tables.of(`${name} ${most}`, most + 1, 0), count);
}

/** So many cards out of a bag. */
function codeSubset(
  { c }: Codec,
  bag: readonly SeenCard[],
  count: number,
  cards: readonly SeenCard[],
): SeenCard[] {
  const wanted = [...cards];
  const taken: SeenCard[] = [];
  for (const [i, card] of bag.entries()) {
    const [need, left] = [count - taken.length, bag.length - i];
    if (need === 0) break;
    const at = wanted.indexOf(card);
    // Of so many cards left, so many are needed: the share of those that are is taken first.
    const place = need === left ? 0 : c.pick([need, left - need], at >= 0 ? 0 : 1);
    if (place === 1) continue;
    if (at >= 0) wanted.splice(at, 1);
    taken.push(card);
  }
  return taken;
}

function codeHeld(
  codec: Codec,
  hand: readonly SeenCard[],
  use: string,
  cards: readonly SeenCard[],
): SeenCard[] {
  const count = codeNumber(codec, `held ${use}`, cards.length - 1) + 1;
  if (count > hand.length) throw new LinkFault('too many cards');
  return codeSubset(codec, hand, count, cards);
}

/** Any cards at all. A card of the same rank as the one before is cheap. */
export function codeFree(codec: Codec, cards: readonly SeenCard[]): SeenCard[] {
  const { c, tables } = codec;
  const count = codeNumber(codec, 'free', cards.length);
  if (count > MOST_CARDS) throw new LinkFault('too many cards');
  const read: SeenCard[] = [];
  for (let i = 0; i < count; i += 1) {
    const before = read.at(-1);
    const card = cards[i];
    const steps = before === undefined ? 0 : placeOf(before);
    const isNear =
      before !== undefined && codeNear(codec, card !== undefined && faceOf(card) === faceOf(before));
    const from = isNear ? steps : 0;
    const most = isNear ? Math.min(5, KINDS.length - from) : KINDS.length;
    const place = isNear
      ? c.pick(tables.of(`near ${most}`, most), placeOf(card ?? JOKER) - from)
      : c.even(KINDS.length, card === undefined ? 0 : placeOf(card));
    const found = KINDS[from + place];
    if (found === undefined) throw new LinkFault('no such card');
    read.push(found);
  }
  return inOrder(read);
}

function codeNear({ c, tables }: Codec, value: boolean): boolean {
  return c.pick(tables.of('near', 2), value ? 1 : 0) === 1;
}
