import type { SeenCard } from '../../cards/card.ts';

/**
 * The key of a card in a list: a card stays itself, with its drawing and the focus on it, when one before it goes. Copies
 * of a card are told apart by how far they lie behind the first.
 */
export function cardKey(card: SeenCard, index: number, cards: readonly SeenCard[]): string {
  return `${card}${index - cards.indexOf(card)}`;
}
