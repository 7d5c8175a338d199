/** The top of a pile as a position has it. */
import { type Face, JOKER } from '../../cards/card.ts';
import type { Lay } from '../../rules/game.ts';
import type { Top } from '../kernel/position.ts';

/** Null where nothing lies, or where it is not known what does. */
export function topOf(pile: readonly Lay[], faces: readonly Face[]): Top | null {
  const lay = pile.at(-1);
  if (!lay || (lay.shape.face === null && lay.shape.jokers === 0)) return null;
  return { seat: lay.seat, face: faces.indexOf(lay.shape.face ?? JOKER), size: lay.shape.size };
}
