/** Cards as counts by face, which is all that analysis looks at: suits have no value in either game (A2, F3). */
import type { Face } from '../../cards/card.ts';
import { countFaces, type Hand } from '../../cards/hand.ts';
import type { Counts } from '../kernel/position.ts';

/** How many of each face the cards hold; unknown cards are not counted. */
export function countsOf(cards: Hand, faces: readonly Face[]): Counts {
  const counts = countFaces(cards);
  return faces.map((face) => counts.get(face) ?? 0);
}

/** The faces of the cards as indices, lowest first: the same list whatever the suits and the order of the cards. */
export function indicesOf(counts: Counts): number[] {
  return counts.flatMap((count, face) => Array.from({ length: count }, () => face));
}

export function sizeOf(counts: Counts): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

export function plus(a: Counts, b: Counts): Counts {
  return a.map((count, face) => count + (b[face] ?? 0));
}

/** The first without the second; a face of which the second has more counts as none. */
export function minus(a: Counts, b: Counts): Counts {
  return a.map((count, face) => Math.max(0, count - (b[face] ?? 0)));
}
