/** Packs of cards, and a count of what is missing from one or there too often. */
import { type Card, JOKER, type NaturalCard, type Rank, SUITS } from './card.ts';

/** Every card of the ranks in every suit, `packs` times over, and the jokers. Shape: ranks × 4 × packs + jokers. */
export function makePack(ranks: readonly Rank[], packs = 1, jokers = 0): Card[] {
  const one = SUITS.flatMap((suit) => ranks.map((rank): NaturalCard => `${rank}${suit}`));
  const all: Card[] = Array.from({ length: packs }, () => one).flat();
  return all.concat(Array.from({ length: jokers }, () => JOKER));
}
