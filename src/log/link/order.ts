/** The order of cards in a link, whatever the game: by rank, suit, then jokers and cards of which less is known. Lists come back in it. */
import { faceOf, JOKER, RANKS, type SeenCard, SUITS, UNKNOWN } from '../../cards/card.ts';

/** Every card that a log can name, in order. */
export const KINDS: readonly SeenCard[] = [
  ...RANKS.flatMap((rank) => [...SUITS, '?' as const].map((suit): SeenCard => `${rank}${suit}`)),
  JOKER,
  UNKNOWN,
];

const PLACES: ReadonlyMap<SeenCard, number> = new Map(KINDS.map((card, place) => [card, place]));

/** The place of a card among all kinds. */
export function placeOf(card: SeenCard): number {
  return PLACES.get(card) ?? -1;
}

export function inOrder(cards: readonly SeenCard[]): SeenCard[] {
  return [...cards].sort((a, b) => placeOf(a) - placeOf(b));
}

/** The number of a card's rank, from 0 for the two; the joker is above all; -1 where it is not known. */
export function rankOf(card: SeenCard): number {
  const face = faceOf(card);
  if (face === null) return -1;
  return face === JOKER ? RANKS.length : RANKS.indexOf(face);
}

/** The bag without some cards; those that are not in it do no harm. */
export function without(bag: readonly SeenCard[], cards: readonly SeenCard[]): SeenCard[] {
  const left = [...bag];
  for (const card of cards) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** Whether all cards lie in the bag. */
export function holds(bag: readonly SeenCard[], cards: readonly SeenCard[]): boolean {
  return without(bag, cards).length === bag.length - cards.length;
}
