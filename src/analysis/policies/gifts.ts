/** Sensible gifts and swaps: give what leaves the best hand behind. */
import { type Face, faceOf, type SeenCard } from '../../cards/card.ts';
import { type Hand, sortHand, take } from '../../cards/hand.ts';
import { handValue } from './hand-value.ts';
import { type GiveDue, giftPool, type SwapDue, type View } from './policy.ts';

/** What two cards from the talon are worth before they are seen, less the risk of what they may be. */
export const UNSEEN_CARD = -0.45;

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
  for (const cards of selections(sortHand(hand), count)) {
    const left = handValue(take(hand, cards).left, order);
    if (!best || left > best.left) best = { cards, left };
  }
  return best ?? { cards: [], left: 0 };
}

/** Every selection of so many cards from a sorted hand, told apart by faces: of equal cards the first are taken. */
function* selections(hand: Hand, count: number, from = 0): Generator<SeenCard[]> {
  if (count === 0) yield [];
  else
    for (let i = from; i <= hand.length - count; i++) {
      const card = hand[i] as SeenCard;
      const before = i > from ? hand[i - 1] : undefined;
      if (before !== undefined && faceOf(before) === faceOf(card)) continue;
      for (const rest of selections(hand, count - 1, i + 1)) yield [card, ...rest];
    }
}

function orderOf(view: View): Face[] {
  return view.game.order(view.setup, view.direction);
}
