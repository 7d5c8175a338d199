/** Gifts between two players after the deal: what is wrong with one, and what it does. Shared by all games. */

import { type Face, faceOf } from '../cards/card.ts';
import { type Hand, take } from '../cards/hand.ts';
import type { Action, Due, RoundState } from './game.ts';
import { notHeld } from './held.ts';
import { bestCards, heightsOf } from './order.ts';
import type { Refusal } from './refusal.ts';
import type { RuleId } from './rule-ids.ts';

type Give = Extract<Action, { type: 'give' }>;
type GiveDue = Extract<Due, { type: 'give' }>;

/** Which rules stand behind the exchange in a game, its pack, and the order by which cards are best. */
export interface ExchangeRules {
  readonly pack: Hand;
  readonly order: readonly Face[];
  readonly trade: RuleId;
  readonly best: RuleId;
}

/** Why a gift is against the rules; null when it is not. Where cards are unknown, only what is sure is refused. */
export function judgeGive(
  state: RoundState,
  give: Give,
  dues: readonly Due[],
  rules: ExchangeRules,
): Refusal | null {
  const due = dues.find((one): one is GiveDue => one.type === 'give' && one.seat === give.seat);
  if (!due) return { code: 'give.no-trade', rule: rules.trade };
  const { rule } = due;
  if (give.to !== due.to) return { code: 'give.receiver', rule, expected: due.to };
  if (give.cards.length !== due.count) {
    return { code: 'give.count', rule, given: give.cards.length, needed: due.count };
  }
  const hand = state.hands[give.seat] ?? [];
  const lacking = notHeld(hand, give.cards, rules.pack);
  if (lacking.length > 0) return { code: 'give.not-held', rule, cards: lacking };
  const pool = due.from === 'dealt' ? (state.dealt[give.seat] ?? []) : hand;
  const undealt = take(pool, give.cards).missing;
  if (undealt.length > 0) return { code: 'give.not-dealt', rule, cards: undealt };
  return due.choice === 'best' ? judgeBest(pool, give.cards, rules) : null;
}

/** The position after a gift: the cards lie in the receiver's hand at once. What the giver does not hold he cannot give. */
export function applyGive(state: RoundState, give: Give): RoundState {
  const { left, taken } = take(state.hands[give.seat] ?? [], give.cards);
  const hands = state.hands
    .with(give.seat, left)
    .map((hand, seat) => (seat === give.to ? [...hand, ...taken] : hand));
  return { ...state, hands, trades: [...state.trades, give] };
}

/** A gift is the best when nothing higher stays behind. An unknown card in it stands for the best of what stays. */
function judgeBest(pool: Hand, cards: Hand, { order, best: rule }: ExchangeRules): Refusal | null {
  const known = cards.filter((card) => faceOf(card) !== null);
  const kept = take(pool, known).left;
  const unknown = cards.length - known.length;
  const highestKept = heightsOf(order, kept)[unknown] ?? -1;
  if (heightsOf(order, known).every((height) => height >= highestKept)) return null;
  return { code: 'give.not-best', rule, cards, best: bestCards(order, [...known, ...kept], cards.length) };
}
