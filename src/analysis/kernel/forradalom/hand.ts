/**
 * A hand of Forradalom: the word `at` tells how many cards it holds, and bit r of the word `at + n` whether it holds rank r n
 * times or more. So the sets of n naturals that lie above a rank are one mask away, and jokers alone with them; n − 1
 * naturals and a joker are another.
 */
import type { State } from '../kernel.ts';
import { JOKERS } from './layout.ts';

/** The bits of the ranks that are not the joker. */
export const NATURALS = 0x1fff;

/** How many jokers the hand holds. */
export function jokersIn(state: State, at: number): number {
  return ((state[at + 1] as number) >>> JOKERS) + ((state[at + 2] as number) >>> JOKERS);
}

/** How many cards of a rank the hand holds. */
export function countOf(state: State, at: number, rank: number): number {
  let n = 0;
  while ((((state[at + n + 1] as number) >>> rank) & 1) !== 0) n += 1;
  return n;
}

/** Puts a card into the hand. */
export function addTo(state: State, at: number, rank: number): void {
  state[at] = (state[at] as number) + 1;
  const level = at + 1 + countOf(state, at, rank);
  state[level] = (state[level] as number) | (1 << rank);
}

/** Takes cards of a rank, of which the hand holds as many. */
export function takeFrom(state: State, at: number, rank: number, count: number): void {
  if (count === 0) return;
  const bit = 1 << rank;
  let level = at + count;
  while (((state[level + 1] as number) & bit) !== 0) level += 1;
  for (const end = level - count; level > end; level--) state[level] = (state[level] as number) ^ bit;
  state[at] = (state[at] as number) - count;
}
