/** Sets of equal cards: what cards laid together count as, and which sets a hand holds. */
import { type Face, faceOf, JOKER } from '../cards/card.ts';
import { countFaces, type Hand } from '../cards/hand.ts';
import type { SetShape } from './game.ts';

/** The different natural ranks among the cards, in the order in which they come. */
export function ranksAmong(cards: Hand): Face[] {
  const faces = cards.map((card) => faceOf(card));
  return [...new Set(faces.filter((face): face is Face => face !== null && face !== JOKER))];
}

/**
 * What the cards count as together: their number, the rank of the naturals (the joker, when there
 * are only jokers; null when no rank is known), and how many jokers stand in. Cards of several ranks are no
 * set: see `ranksAmong`.
 */
export function setOf(cards: Hand): SetShape {
  const jokers = cards.filter((card) => card === JOKER).length;
  const [rank] = ranksAmong(cards);
  const face = rank ?? (jokers > 0 && jokers === cards.length ? JOKER : null);
  return { kind: 'set', size: cards.length, face, jokers };
}

/** The sets of natural cards in a hand, as `face, size`: every size from 1 to what the hand holds, in the given order. */
export function naturalSets(hand: Hand, order: readonly Face[]): { face: Face; size: number }[] {
  const counts = countFaces(hand);
  const sets: { face: Face; size: number }[] = [];
  for (const face of order) {
    const held = counts.get(face) ?? 0;
    for (let size = 1; size <= held; size += 1) sets.push({ face, size });
  }
  return sets;
}
