/** The names of the drawings that a page defines once (`CardSprite`) and shows many times (`CardFace`). */
import { faceOf, JOKER, type SeenCard, suitOf, UNKNOWN } from '../../cards/card.ts';

export const BACK_ID = 'card-back';

/** The id of a card's drawing: `card-7d`, `card-jo`; `card-7x` for a seven of unknown suit, `card-x` for any card. */
export function symbolId(card: SeenCard): string {
  if (card === JOKER) return 'card-jo';
  if (card === UNKNOWN) return 'card-x';
  return `card-${faceOf(card)}${suitOf(card) ?? 'x'}`;
}

/** A rank as it stands on a card: `10` for the ten. */
export function rankText(rank: string): string {
  return rank === 'T' ? '10' : rank;
}
