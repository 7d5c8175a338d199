/** Gets rid of low cards: of the lowest rank that it may lay it lays all it has, and passes only when it must. */
import { lowestOf } from '../hand.ts';
import type { Choose } from './choose.ts';

export const greedy: Choose = (_state, plays) => {
  const rank = 15 << (lowestOf(plays) & ~3);
  return 31 - Math.clz32(plays & rank);
};
