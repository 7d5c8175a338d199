/** What can be wrong with a deal, whatever the game: sizes, strange cards, cards that came up too often. */
import { type Card, faceOf, isKnown, type SeenCard } from '../cards/card.ts';
import type { Deal, Seat } from './game.ts';
import type { Refusal } from './refusal.ts';
import type { RuleId } from './rule-ids.ts';

/** Which rules stand behind the pack and the sizes of the hands. */
export interface DealRules {
  readonly pack: RuleId;
  readonly sizes: RuleId;
}

/** Every fault of a deal, in the order of seats; `size` is what each hand may hold. */
export function judgeHands(
  deal: Deal,
  pack: readonly Card[],
  size: { readonly min: number; readonly max: number; readonly talon: number },
  rules: DealRules,
): Refusal[] {
  const faults: Refusal[] = [];
  const seen = countCards(pack);
  const judgeCards = (cards: readonly SeenCard[], seat: Seat | null) => {
    for (const card of cards) {
      const fault = seen(card);
      if (fault) faults.push({ code: fault, rule: rules.pack, card, seat });
    }
  };
  deal.hands.forEach((hand, seat) => {
    if (hand.length < size.min || hand.length > size.max) {
      const needed = hand.length < size.min ? size.min : size.max;
      faults.push({ code: 'deal.hand-size', rule: rules.sizes, seat, held: hand.length, needed });
    }
    judgeCards(hand, seat);
  });
  if (deal.talon.length !== size.talon) {
    faults.push({ code: 'deal.talon-size', rule: rules.sizes, held: deal.talon.length, needed: size.talon });
  }
  judgeCards(deal.talon, null);
  return faults;
}

/**
 * A counter that is shown card after card and tells which are strange to the pack or come up too often; a card without
 * its suit (`7?`) counts as one of its rank.
 */
function countCards(pack: readonly Card[]): (card: SeenCard) => 'deal.foreign' | 'deal.twice' | null {
  const cardsLeft = tally(pack);
  const facesLeft = tally(pack.map((card) => faceOf(card)));
  return (card) => {
    const face = faceOf(card);
    if (face === null) return null;
    if (!facesLeft.has(face)) return 'deal.foreign';
    // A card that is there twice is no card of its rank more: the others of it are not blamed.
    if (isKnown(card) && countDown(cardsLeft, card)) return 'deal.twice';
    return countDown(facesLeft, face) ? 'deal.twice' : null;
  };
}

function tally<T>(items: readonly T[]): Map<T, number> {
  const counts = new Map<T, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
}

/** Takes one away; true when there was none left. */
function countDown<T>(counts: Map<T, number>, item: T): boolean {
  const left = counts.get(item) ?? 0;
  counts.set(item, left - 1);
  return left <= 0;
}
