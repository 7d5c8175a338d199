/** What a recorded action was as a deed: faces, no suits. */
import { faceOf, JOKER } from '../../cards/card.ts';
import type { Hand } from '../../cards/hand.ts';
import type { Happening } from '../../replay/frame.ts';
import type { HeldSet } from '../../rules/game.ts';
import type { TrickDeed } from '../kernel/kernel.ts';

/** Of what was done in the tricks; null of anything else, and where a face is not known. */
export function trickDeedOf(did: Happening): TrickDeed | null {
  if (did.type === 'pass') return { type: 'pass' };
  if (did.type !== 'play' && did.type !== 'revolt') return null;
  const set = setOf(did.cards);
  return set && { type: did.type, ...set };
}

function setOf(cards: Hand): HeldSet | null {
  const faces = cards.map(faceOf);
  const face = faces.find((one) => one !== JOKER) ?? JOKER;
  if (face === null || faces.includes(null)) return null;
  const jokers = faces.filter((one) => one === JOKER).length;
  return { face, naturals: faces.length - jokers, jokers };
}
