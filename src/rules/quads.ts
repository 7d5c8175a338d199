/** Who holds four equal cards, when some cards may be unknown: what the check for a revolution asks (A26, A27). */
import { type Face, faceOf, UNKNOWN } from '../cards/card.ts';
import { countFaces, type Hand } from '../cards/hand.ts';

const QUAD = 4;

export type Answer = 'yes' | 'no' | 'maybe';

/**
 * Whether the hand at `seat` holds four of a kind of one of the faces, in a pack that has four of each; `maybe` when the
 * unknown cards leave it open. Where this hand alone has unknown cards, what is missing from the pack must be in it.
 */
export function holdsQuad(hands: readonly Hand[], talon: Hand, seat: number, faces: readonly Face[]): Answer {
  const hand = hands[seat] ?? [];
  const counts = countFaces(hand);
  if ([...counts.values()].some((count) => count >= QUAD)) return 'yes';
  const unknown = hand.filter((card) => card === UNKNOWN).length;
  if (unknown === 0) return 'no';
  const elsewhere = [...hands.filter((_, other) => other !== seat), talon].flat();
  const seen = new Set(elsewhere.map(faceOf));
  const possible = faces.some((face) => !seen.has(face) && (counts.get(face) ?? 0) + unknown >= QUAD);
  if (!possible) return 'no';
  const isWholePack = hand.length + elsewhere.length === QUAD * faces.length;
  return isWholePack && !seen.has(null) ? 'yes' : 'maybe';
}
