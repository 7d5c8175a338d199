/** What a gift must have been, where its giver's hand is known: the best of it (A24), or what he did not lay himself. */
import { type Face, faceOf, isKnown, type SeenCard, UNKNOWN } from '../../cards/card.ts';
import { type Hand, take } from '../../cards/hand.ts';
import { bestCards } from '../../rules/order.ts';
import { learn } from './hand-after.ts';
import type { Gift } from './infer-deal.ts';

/** A forced gift out of a known hand: its ranks are sure; its suits where no other card of the rank could have gone. */
export function inferBestGift(gift: Gift, hand: Hand, laid: readonly Hand[], order: readonly Face[]): void {
  const { due, cards } = gift;
  if (due?.type !== 'give' || due.choice !== 'best' || cards.every(isKnown) || hand.includes(UNKNOWN)) return;
  const ranks = bestCards(order, hand, due.count).map((card) => faceOf(card));
  // What was given out of the whole hand may have come back: then it may be laid by the giver.
  const returns = due.from === 'hand';
  const stayed = returns ? [] : (laid[gift.from] ?? []);
  const found = [...new Set(ranks)].flatMap((face) => {
    const count = ranks.filter((rank) => rank === face).length;
    const could = hand.filter((card) => faceOf(card) === face && !(isKnown(card) && stayed.includes(card)));
    const isLaid = (card: SeenCard) => gift.to !== null && laid[gift.to]?.includes(card);
    const seen = returns ? [] : could.filter((card) => isKnown(card) && isLaid(card));
    return named(face, count, could, seen);
  });
  gift.cards = learn(cards, found);
}

/** A gift of his choice out of known cards, those dealt to him or all that he held: all that he did not lay himself, where that is as many as he gave. */
export function inferFreeGift(gift: Gift, hand: Hand, laid: Hand): void {
  if (gift.cards.every(isKnown) || !hand.every(isKnown)) return;
  const { left } = take(hand, laid);
  if (left.length === gift.cards.length) gift.cards = learn(gift.cards, left);
}

/** `count` cards of a face: those that the receiver laid, and the only others there are; else by rank alone. */
function named(face: Face | null, count: number, could: Hand, seen: Hand): SeenCard[] {
  if (could.length === count) return [...could];
  const open = face === null || face === 'jo' ? UNKNOWN : (`${face}?` as SeenCard);
  return [...seen.slice(0, count), ...Array.from({ length: Math.max(0, count - seen.length) }, () => open)];
}
