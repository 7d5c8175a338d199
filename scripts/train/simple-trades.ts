/**
 * Trades after simple rules, for rounds to learn from: the best cards go up, the weakest come back. They are kept here, apart from
 * those of the bots, so that learned weights depend on nothing that may be tuned elsewhere.
 */

/** Cards by rank, weakest first. */
export type Counts = number[];

/** A card in a group counts as so many ranks higher for every other card of it, when the weakest are given. */
const BOND = 2.5;

/** Takes one of the best cards out of a hand that is not empty; its rank. */
export function takeBest(hand: Counts): number {
  return take(
    hand,
    hand.findLastIndex((count) => count > 0),
  );
}

/** Takes one of the cards that the hand can best do without; its rank. */
export function takeWeakest(hand: Counts): number {
  let weakest = 0;
  let least = Number.POSITIVE_INFINITY;
  for (const [rank, count] of hand.entries()) {
    const worth = rank + BOND * (count - 1);
    if (count > 0 && worth < least) [weakest, least] = [rank, worth];
  }
  return take(hand, weakest);
}

export function add(hand: Counts, rank: number): void {
  hand[rank] = (hand[rank] as number) + 1;
}

function take(hand: Counts, rank: number): number {
  hand[rank] = (hand[rank] as number) - 1;
  return rank;
}
