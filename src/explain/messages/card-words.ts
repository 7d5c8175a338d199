/** Cards in words: equal ranks together, "three eights", and others one by one; the forms are the language's. */
import { type Face, faceOf, type SeenCard, UNKNOWN } from '../../cards/card.ts';
import type { Rich } from '../rich.ts';

interface CardForms {
  /** One card, as it stands in a sentence. */
  readonly one: (card: SeenCard) => string;
  /** Several cards of a face. */
  readonly set: (face: Face, count: number) => string;
  readonly unknown: (count: number) => string;
  readonly list: (items: readonly string[]) => Rich;
}

/** A function from cards to words: `8d 8h 8s` is three eights, `Ac Ks` the ace of clubs and the king of spades. */
export function makeCardWords({
  one,
  set,
  unknown,
  list,
}: CardForms): (cards: readonly SeenCard[]) => string {
  return (cards) => {
    const hidden = cards.filter((card) => card === UNKNOWN).length;
    const groups = groupByFace(cards).map(({ face, held }) =>
      held.length === 1 && held[0] !== undefined ? one(held[0]) : set(face, held.length),
    );
    return list(hidden > 0 ? [...groups, unknown(hidden)] : groups).join('');
  };
}

function groupByFace(cards: readonly SeenCard[]): { face: Face; held: SeenCard[] }[] {
  const groups = new Map<Face, SeenCard[]>();
  for (const card of cards) {
    const face = faceOf(card);
    if (face !== null) groups.set(face, [...(groups.get(face) ?? []), card]);
  }
  return [...groups].map(([face, held]) => ({ face, held }));
}
