/** Where a card was dealt, traded and played in a round, and how the cards move between two frames. */
import type { SeenCard } from '../../cards/card.ts';
import type { Frame } from '../../replay/frame.ts';

/** Indices of the frames in which a card was dealt, traded, laid or left in the talon. */
export function traceOf(frames: readonly Frame[], card: SeenCard): number[] {
  return frames.flatMap((frame, i) => (touches(frame, card) ? [i] : []));
}

/** The next of these moments after the present one, or the first again; null when there is no other. */
export function nextTrace(trace: readonly number[], present: number): number | null {
  const next = trace.find((index) => index > present) ?? trace[0];
  return next === undefined || next === present ? null : next;
}

function touches({ did, hands }: Frame, card: SeenCard): boolean {
  if (did.type === 'deal') return hands.some((hand) => hand.includes(card));
  return 'cards' in did && did.cards.includes(card);
}
