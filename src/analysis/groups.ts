/** A hand as its groups of equal cards, which is how a player reads it. */
import type { Face } from '../cards/card.ts';
import { countFaces, type Hand } from '../cards/hand.ts';

/** Equal cards: how many, and how high they stand, 0 for the lowest face of the order and 1 for the highest. */
export interface Group {
  readonly face: Face;
  readonly size: number;
  readonly height: number;
}

/** The groups of a hand's known cards, lowest first in the given order. */
export function groupsOf(hand: Hand, order: readonly Face[]): Group[] {
  const counts = countFaces(hand);
  const steps = Math.max(1, order.length - 1);
  return order.flatMap((face, i) => {
    const size = counts.get(face) ?? 0;
    return size > 0 ? [{ face, size, height: i / steps }] : [];
  });
}
