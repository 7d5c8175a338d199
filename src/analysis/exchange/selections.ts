/** Which cards to part with: selections of a hand by faces, those that leave the best hand behind first. */
import type { Counts } from '../kernel/position.ts';
import { valueOfGroup } from '../policies/hand-value.ts';

/** How many of each face are picked, and what the rest of the hand is worth by itself (see hand-value.ts). */
export interface Selection {
  readonly picked: Counts;
  readonly left: number;
}

/** The worth of a hand's rest, face by face: `worth[face][count]`, counts from 0 to `most`. */
export function worthTable(faces: number, most: number): number[][] {
  const height = (face: number) => face / Math.max(1, faces - 1);
  return Array.from({ length: faces }, (_, face) =>
    Array.from({ length: most + 1 }, (_count, count) => valueOfGroup(count, height(face))),
  );
}

/** The best `most` selections of `count` cards, best first; of equal ones those with more low cards first. */
export function bestSelections(hand: Counts, count: number, most: number): Selection[] {
  const worth = worthTable(hand.length, Math.max(...hand));
  // By number of cards picked so far: the best ways to pick them from the faces looked at.
  let ways: Selection[][] = Array.from({ length: count + 1 }, (_, n) =>
    n === 0 ? [{ picked: [], left: 0 }] : [],
  );
  hand.forEach((held, face) => {
    const next: Selection[][] = ways.map(() => []);
    ways.forEach((list, before) => {
      for (let n = Math.min(held, count - before); n >= 0; n--) {
        const value = worth[face]?.[held - n] ?? 0;
        for (const { picked, left } of list)
          next[before + n]?.push({ picked: [...picked, n], left: left + value });
      }
    });
    ways = next.map((list) => list.sort((a, b) => b.left - a.left).slice(0, most));
  });
  return ways[count] ?? [];
}
