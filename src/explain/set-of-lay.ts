/** What cards laid together are called in a sentence: so many of a face, or of none where ranks are mixed or unknown. */
import { type Face, JOKER } from '../cards/card.ts';
import type { Hand } from '../cards/hand.ts';
import { ranksAmong, setOf } from '../rules/sets.ts';

export interface NamedSet {
  readonly face: Face | null;
  readonly size: number;
}

export function setOfLay(cards: Hand): NamedSet {
  const { face, size } = setOf(cards);
  return { face: ranksAmong(cards).length > 1 ? null : face, size };
}

/** What cards with jokers among them count as: two sixes and a joker are three sixes; null where the cards say it themselves. */
export function worthOf(cards: Hand): (NamedSet & { readonly face: Face }) | null {
  const { face, size } = setOfLay(cards);
  return face !== null && face !== JOKER && cards.includes(JOKER) ? { face, size } : null;
}
