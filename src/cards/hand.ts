/**
 * A hand is a bag of cards: order does not count, and with several packs the same card
 * may lie in it twice. All functions are pure.
 */
import { type Face, faceOf, JOKER, RANKS, type SeenCard, SUITS, suitOf, UNKNOWN } from './card.ts';

export type Hand = readonly SeenCard[];

/** What is left of a hand after cards were taken out, and the cards that it did not hold. */
export interface Taken {
  readonly left: SeenCard[];
  readonly missing: SeenCard[];
}

/**
 * Takes cards out of a hand. A card is matched by itself first, then by a card of which
 * less is known: `7d` is taken from `7d`, else from `7?`, else from `??`. A card whose suit was
 * not noted, `7?`, is taken from `7?`, else from any seven, else from `??`; a `??` from `??`, else from any card.
 */
export function take(hand: Hand, cards: Hand): Taken {
  const left = [...hand];
  const missing: SeenCard[] = [];
  // The best-known cards choose first, so that a `??` never takes what a `7d` needs.
  for (const card of [...cards].sort((a, b) => vagueness(a) - vagueness(b))) {
    const at = indexFor(left, card);
    if (at < 0) missing.push(card);
    else left.splice(at, 1);
  }
  return { left, missing };
}

/** Whether the hand holds all the cards, in the sense of `take`. */
export function holds(hand: Hand, cards: Hand): boolean {
  return take(hand, cards).missing.length === 0;
}

/** How many cards of each face the hand holds; unknown cards are not counted. */
export function countFaces(hand: Hand): Map<Face, number> {
  const counts = new Map<Face, number>();
  for (const card of hand) {
    const face = faceOf(card);
    if (face !== null) counts.set(face, (counts.get(face) ?? 0) + 1);
  }
  return counts;
}

/** The cards in the order of the pack: by rank, then suit, jokers and unknown cards last. */
export function sortHand(hand: Hand): SeenCard[] {
  return [...hand].sort((a, b) => sortKey(a) - sortKey(b));
}

function sortKey(card: SeenCard): number {
  if (card === JOKER) return 1000;
  if (card === UNKNOWN) return 2000;
  const suit = suitOf(card);
  return RANKS.indexOf(faceOf(card) as (typeof RANKS)[number]) * 8 + (suit ? SUITS.indexOf(suit) : 7);
}

function vagueness(card: SeenCard): number {
  if (card === UNKNOWN) return 2;
  return card[1] === '?' ? 1 : 0;
}

function indexFor(hand: Hand, card: SeenCard): number {
  const exact = hand.indexOf(card);
  if (exact >= 0) return exact;
  if (card === UNKNOWN) return hand.length - 1;
  const face = faceOf(card);
  const near = hand.findIndex((held) => (card[1] === '?' ? faceOf(held) === face : held === `${face}?`));
  return near >= 0 ? near : hand.indexOf(UNKNOWN);
}
