/**
 * A hand is a bag of cards: order does not count, and with several packs the same card
 * may lie in it twice. All functions are pure.
 */
import { type Face, faceOf, JOKER, RANKS, type SeenCard, SUITS, suitOf, UNKNOWN } from './card.ts';

export type Hand = readonly SeenCard[];

/** What is left of a hand after cards were taken out, those that came out, and those that it did not hold. */
export interface Taken {
  readonly left: SeenCard[];
  readonly taken: SeenCard[];
  readonly missing: SeenCard[];
}

/**
 * Takes cards out of a hand. A card is matched by itself first, then by a card of which less is
 * known: `7d` is taken from `7d`, else from `7?`, else from `??`. Where it is not known which card
 * went, what stays is no longer known either: `7?` taken from `7d 7h` leaves `7?`, and `??` taken from
 * a hand leaves unknown cards alone, even where one of them was unknown before.
 */
export function take(hand: Hand, cards: Hand): Taken {
  const left = [...hand];
  const taken: SeenCard[] = [];
  const missing: SeenCard[] = [];
  // The best-known cards choose first, so that a `??` never takes what a `7d` needs.
  for (const card of [...cards].sort((a, b) => vagueness(a) - vagueness(b))) {
    (takeOne(left, card) ? taken : missing).push(card);
  }
  return { left, taken, missing };
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

/** Removes one card in place; false if the hand cannot hold it. */
function takeOne(hand: SeenCard[], card: SeenCard): boolean {
  if (card === UNKNOWN) return takeUnknown(hand);
  if (card[1] === '?') return takeOfRank(hand, card);
  const candidates: SeenCard[] = [card, `${faceOf(card)}?` as SeenCard, UNKNOWN];
  const held = candidates.find((candidate) => hand.includes(candidate));
  if (held === undefined) return false;
  hand.splice(hand.indexOf(held), 1);
  return true;
}

function takeUnknown(hand: SeenCard[]): boolean {
  if (hand.length === 0) return false;
  hand.splice(0, hand.length, ...hand.slice(1).map((): SeenCard => UNKNOWN));
  return true;
}

function takeOfRank(hand: SeenCard[], vague: SeenCard): boolean {
  const face = faceOf(vague);
  const at = hand.findIndex((held) => faceOf(held) === face);
  if (at < 0) {
    const unknown = hand.indexOf(UNKNOWN);
    if (unknown >= 0) hand.splice(unknown, 1);
    return unknown >= 0;
  }
  hand.splice(at, 1);
  hand.forEach((held, i) => {
    if (faceOf(held) === face) hand[i] = vague;
  });
  return true;
}
