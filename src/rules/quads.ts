/** Who holds four equal cards, when some cards may be unknown: what the check for a revolution asks (A26, A27). */
import { type Face, faceOf, UNKNOWN } from '../cards/card.ts';
import { countFaces, type Hand } from '../cards/hand.ts';

export type Answer = 'yes' | 'no' | 'maybe';

/** Whether the hand at `seat` holds four of a kind of one of the faces; `maybe` when the unknown cards leave it open. */
export function holdsQuad(hands: readonly Hand[], talon: Hand, seat: number, faces: readonly Face[]): Answer {
  const hand = hands[seat] ?? [];
  const counts = countFaces(hand);
  if ([...counts.values()].some((count) => count >= 4)) return 'yes';
  const unknown = hand.filter((card) => card === UNKNOWN).length;
  const elsewhere = new Set([...hands.filter((_, other) => other !== seat), talon].flat().map(faceOf));
  const possible = faces.some((face) => !elsewhere.has(face) && (counts.get(face) ?? 0) + unknown >= 4);
  return possible ? 'maybe' : 'no';
}
