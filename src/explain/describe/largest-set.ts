/** The largest set that a hand can lay, jokers standing in where there are some. */
import { JOKER } from '../../cards/card.ts';
import { countFaces, type Hand } from '../../cards/hand.ts';

export function largestSet(hand: Hand): number {
  const counts = countFaces(hand);
  const jokers = counts.get(JOKER) ?? 0;
  counts.delete(JOKER);
  return jokers + Math.max(0, ...counts.values());
}
