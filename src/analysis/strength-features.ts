/**
 * What the strength index looks at in one player's position: the own hand against everything that
 * this player does not hold and that is not yet set aside, and where the player stands in the trick. Who of
 * the others holds which card is not used.
 */
import { type Face, faceOf, JOKER } from '../cards/card.ts';
import type { Hand } from '../cards/hand.ts';
import type { Direction, Game, Lay, Seat, Setup } from '../rules/game.ts';

/** The parts of a frame (or of a round in progress) that the index reads. */
export interface Position {
  readonly setup: Setup;
  readonly hands: readonly Hand[];
  readonly talon: Hand;
  readonly direction: Direction;
  readonly pile: readonly Lay[];
  /** Whose turn it is; before the first trick, who will lead it; null when nobody's. */
  readonly turn: Seat | null;
  /** Places taken so far, best first. */
  readonly out: readonly Seat[];
}

export const FEATURES = [
  /** How many groups of equal cards are held: so many plays are needed at least. */
  'groups',
  /** Their heights among the cards that others may hold, 0 … 1, added up. */
  'height',
  /** The same for groups of two or more. */
  'heightOfSeveral',
  /** Groups that nothing in other hands beats. */
  'unbeatable',
  /** 1 for a player with one group left. */
  'lastGroup',
  /** 1 for the player about to lead. */
  'leads',
  /** 1 for the player who laid the top of the pile. */
  'onTop',
  /** Seats still to act before this player's turn, as a share of those still in. */
  'wait',
] as const;

export type Features = readonly number[];

/** The features of every player who is still in, in the order of `FEATURES`; null for those who are out. */
export function featuresOf(game: Game, at: Position): (Features | null)[] {
  const order = game.order(at.setup, at.direction);
  const held = at.hands.map((hand) => countsOf(hand, order));
  const all = sumOf([...held, countsOf(at.talon, order)]);
  return at.hands.map((hand, seat) => {
    const own = held[seat] ?? [];
    return at.out.includes(seat) ? null : [...holding(hand, order, own, all), ...standing(at, seat)];
  });
}

/** How many cards of each face, in the order of faces; unknown cards are left out. */
type Counts = readonly number[];

function countsOf(hand: Hand, order: readonly Face[]): Counts {
  const counts = order.map(() => 0);
  for (const card of hand) {
    const face = faceOf(card);
    const at = face === null ? -1 : order.indexOf(face);
    if (at >= 0) counts[at] = (counts[at] ?? 0) + 1;
  }
  return counts;
}

function sumOf(counts: readonly Counts[]): Counts {
  return (counts[0] ?? []).map((_, i) => counts.reduce((sum, one) => sum + (one[i] ?? 0), 0));
}

/** `groups`, `height`, `heightOfSeveral`, `unbeatable` and `lastGroup`: a hand against the cards that others may hold. */
function holding(hand: Hand, order: readonly Face[], own: Counts, all: Counts): number[] {
  const unknown = hand.length - own.reduce((sum, size) => sum + size, 0);
  const rest = all.reduce((sum, count) => sum + count, 0) - (hand.length - unknown);
  // Unknown cards count as lone cards of middling height.
  let [groups, height, heightOfSeveral, unbeatable, below] = [unknown, unknown / 2, 0, 0, 0];
  own.forEach((size, i) => {
    const equal = (all[i] ?? 0) - size;
    if (size > 0) {
      const share = rest === 0 ? 0.5 : (below + equal / 2) / rest;
      groups += 1;
      height += share;
      if (size > 1) heightOfSeveral += share;
      if (!isBeatable(i, size, order, own, all)) unbeatable += 1;
    }
    below += equal;
  });
  return [groups, height, heightOfSeveral, unbeatable, groups === 1 ? 1 : 0];
}

/** Whether others may hold so many cards of a higher face, jokers standing in for some of them. */
function isBeatable(at: number, size: number, order: readonly Face[], own: Counts, all: Counts): boolean {
  const elsewhere = (i: number) => (all[i] ?? 0) - (own[i] ?? 0);
  const joker = order.indexOf(JOKER);
  const jokers = joker < 0 ? 0 : elsewhere(joker);
  for (let i = at + 1; i < all.length; i++) {
    const count = elsewhere(i);
    if (count > 0 && (i === joker ? 0 : jokers) + count >= size) return true;
  }
  return false;
}

/** `leads`, `onTop` and `wait`: where a player stands in the trick. */
function standing(at: Position, seat: Seat): number[] {
  if (at.turn === null) return [0, 0, 0];
  const { players } = at.setup;
  let [before, stillIn] = [0, 0];
  for (let i = 0; i < players; i++) {
    const other = (at.turn + i) % players;
    if ((at.hands[other]?.length ?? 0) === 0) continue;
    stillIn += 1;
    if (i < (seat - at.turn + players) % players) before += 1;
  }
  const leads = at.pile.length === 0 && seat === at.turn ? 1 : 0;
  return [leads, at.pile.at(-1)?.seat === seat ? 1 : 0, before / Math.max(1, stillIn - 1)];
}
