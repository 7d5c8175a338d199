/** How often four equal cards are dealt, counted out. */
import type { Figure } from './mean.ts';

const RANKS = 8;
const SUITS = 4;
const HANDS = 5;
const HAND = 6;

/** A hand of six out of 32 cards holds four of a rank; and any of the five hands does. */
export function quadsDealt(): Record<'given' | 'any', Figure> {
  let any = 0;
  for (let hands = 1; hands <= HANDS; hands++) {
    any += (hands % 2 === 1 ? 1 : -1) * choose(HANDS, hands) * chanceOf(hands);
  }
  return { given: { value: chanceOf(1), se: 0 }, any: { value: any, se: 0 } };
}

/** That so many given hands each hold one: ranks of theirs, and the rest of each from cards of none of these ranks. */
function chanceOf(hands: number): number {
  let chance = 1;
  for (let i = 0; i < hands; i++) {
    const others = RANKS * SUITS - hands * SUITS - i * (HAND - SUITS);
    const left = RANKS * SUITS - i * HAND;
    chance *= ((RANKS - i) * choose(others, HAND - SUITS)) / choose(left, HAND);
  }
  return chance;
}

function choose(n: number, k: number): number {
  let ways = 1;
  for (let i = 1; i <= k; i++) ways = (ways * (n - k + i)) / i;
  return ways;
}
