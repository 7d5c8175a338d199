/** Whether a player can hold the cards he is said to lay or give, when some cards may be unknown. Shared by all games. */
import type { SeenCard } from '../cards/card.ts';
import { type Hand, take } from '../cards/hand.ts';

/**
 * The cards that are surely not in the hand: neither there nor among its unknown cards, strange to the pack, or named
 * more often than the pack has copies of them.
 */
export function notHeld(hand: Hand, cards: Hand, pack: Hand): SeenCard[] {
  const { taken, missing } = take(hand, cards);
  return [...missing, ...take(pack, taken).missing];
}
