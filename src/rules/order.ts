/** The order of faces, and which of two is higher in it. */
import type { Face } from '../cards/card.ts';
import { faceOf } from '../cards/card.ts';
import type { Hand } from '../cards/hand.ts';

/** Height of a face in an order that rises from its first to its last; −1 for one that is not in it. */
export function heightIn(order: readonly Face[], face: Face): number {
  return order.indexOf(face);
}

/** Heights of the known cards, highest first. */
export function heightsOf(order: readonly Face[], cards: Hand): number[] {
  return cards
    .map((card) => faceOf(card))
    .filter((face): face is Face => face !== null)
    .map((face) => heightIn(order, face))
    .sort((a, b) => b - a);
}

/** The best `count` known cards of a hand, highest first; of equal ranks, those that come first. */
export function bestCards(order: readonly Face[], hand: Hand, count: number): Hand {
  const height = (i: number) => {
    const card = hand[i];
    const face = card === undefined ? null : faceOf(card);
    return face === null ? -1 : heightIn(order, face);
  };
  return hand
    .map((_, i) => i)
    .sort((a, b) => height(b) - height(a) || a - b)
    .slice(0, count)
    .map((i) => hand[i] as Hand[number]);
}
