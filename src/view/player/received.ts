/** Which cards came to whom by trade: they bear a mark as long as they are held. */
import type { SeenCard } from '../../cards/card.ts';
import { UNKNOWN } from '../../cards/card.ts';
import type { Frame } from '../../replay/frame.ts';
import type { Seat } from '../../rules/game.ts';

/** The known cards that a seat received in this round up to a frame of the line. */
export function receivedBy(frames: readonly Frame[], index: number, seat: Seat): ReadonlySet<SeenCard> {
  const received = new Set<SeenCard>();
  for (let i = 1; i <= index; i++) {
    const did = frames[i]?.did;
    if (did?.type === 'give' && did.to === seat) for (const card of did.cards) received.add(card);
    if (did?.type === 'swap' && did.seat === seat)
      for (const card of frames[i - 1]?.talon ?? []) received.add(card);
  }
  received.delete(UNKNOWN);
  return received;
}
