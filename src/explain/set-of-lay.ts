/** What cards laid together are called in a sentence: so many of a face, or of none where ranks are mixed or unknown. */
import type { Face } from '../cards/card.ts';
import type { Hand } from '../cards/hand.ts';
import { ranksAmong, setOf } from '../rules/sets.ts';

export function setOfLay(cards: Hand): { readonly face: Face | null; readonly size: number } {
  const { face, size } = setOf(cards);
  return { face: ranksAmong(cards).length > 1 ? null : face, size };
}
