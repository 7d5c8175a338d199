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

/** A counter that is shown card after card and tells which are strange to the pack or come up too often. */
function countCards(pack: readonly Card[]): (card: SeenCard) => 'deal.foreign' | 'deal.twice' | null {
  const left = new Map<string, number>();
  for (const card of pack) left.set(card, (left.get(card) ?? 0) + 1);
  const faces = new Set(pack.map((card) => faceOf(card)));
  return (card) => {
    const face = faceOf(card);
    if (face !== null && !faces.has(face)) return 'deal.foreign';
    if (!isKnown(card)) return null;
    const copies = left.get(card) ?? 0;
    left.set(card, copies - 1);
    return copies > 0 ? null : 'deal.twice';
  };
}
