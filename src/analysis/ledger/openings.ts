/** The first lead as it would have been with the hands as dealt, as traded, and as they were in the end. */
import type { Face } from '../../cards/card.ts';
import type { Frame } from '../../replay/frame.ts';
import type { Position } from '../kernel/position.ts';
import { countsOf } from '../positions/counts.ts';

export interface Openings {
  /** Null where nothing was given after the deal. */
  readonly dealt: Position | null;
  /** After the gifts; null where nobody swapped with the talon. */
  readonly traded: Position | null;
  /** After the swap as well, still in normal order. */
  readonly swapped: Position;
}

/** From the frames of a round, the first of them its deal, and its first lead. Cards must be known by their faces. */
export function openingsOf(frames: readonly Frame[], lead: Position, faces: readonly Face[]): Openings {
  const swapped: Position = { ...lead, direction: 'normal' };
  const dealt = (frames[0]?.hands ?? []).map((hand) => countsOf(hand, faces));
  const swaps = frames.flatMap(({ did }) => (did.type === 'swap' ? [did.seat] : []));
  const isGiven = frames.some(({ did }) => did.type === 'give');
  // Who swaps gives nothing and receives nothing (A23).
  const traded = lead.hands.map((hand, seat) => (swaps.includes(seat) ? (dealt[seat] ?? hand) : hand));
  return {
    dealt: isGiven ? { ...swapped, hands: dealt } : null,
    traded: swaps.length > 0 ? { ...swapped, hands: traded } : null,
    swapped,
  };
}
