/** Hands as text, `7d 7h ??`, for tests. */
import { isSeenCard, type SeenCard } from '../../src/cards/card.ts';

export function cards(text: string): SeenCard[] {
  const words = text.split(' ').filter((word) => word !== '');
  return words.map((word) => {
    if (!isSeenCard(word)) throw new Error(`not a card: ${word}`);
    return word;
  });
}
