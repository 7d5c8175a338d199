/** Sensible gifts and swaps: give what leaves the best hand behind. */
import type { Face } from '../../cards/card.ts';
import { type Hand, sortHand, take } from '../../cards/hand.ts';
import { handValue } from './hand-value.ts';
import { type GiveDue, giftPool, type SwapDue, type View } from './policy.ts';

/** What two cards from the talon are worth before they are seen, less the risk of what they may be. */
const UNSEEN_CARD = -0.45;

/** The gift that hurts least. */
export function cheapestGift(view: View, due: GiveDue): Hand {
  return cheapest(giftPool(view, due), due.count, orderOf(view)).cards;
}

/** The cards to swap for unseen ones; none when the hand is better as it is. */
export function worthwhileSwap(view: View, due: SwapDue): Hand {
  const order = orderOf(view);
  const { cards, left } = cheapest(view.hand, due.count, order);
  return left + due.count * UNSEEN_CARD > handValue(view.hand, order) ? cards : [];
}

/** The cards whose going leaves the best hand, and its value. */
function cheapest(hand: Hand, count: number, order: readonly Face[]): { cards: Hand; left: number } {
  let best: { cards: Hand; left: number } | null = null;
  for (const cards of subsets(sortHand(hand), count)) {
    const left = handValue(take(hand, cards).left, order);
    if (!best || left > best.left) best = { cards, left };
  }
  return best ?? { cards: [], left: 0 };
}

function* subsets<T>(items: readonly T[], count: number, from = 0): Generator<T[]> {
  if (count === 0) yield [];
  else
    for (let i = from; i <= items.length - count; i++)
      for (const rest of subsets(items, count - 1, i + 1)) yield [items[i] as T, ...rest];
}

function orderOf(view: View): Face[] {
  return view.game.order(view.setup, view.direction);
}
