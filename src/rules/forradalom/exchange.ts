/**
 * Forradalom's exchange, in turn: the last gives his best cards to the first, who looks at them and returns any as
 * many; then the second-last and the second with one card fewer, and so on inwards (F20, F21).
 */
import { type ExchangeRules, judgeGive } from '../exchange.ts';
import type { Action, Due, RoundState } from '../game.ts';
import type { Refusal } from '../refusal.ts';
import { orderOf, packOf } from './constants.ts';

type Give = Extract<Action, { type: 'give' }>;
type GiveDue = Extract<Due, { type: 'give' }>;

/** The trades not yet made, in the order in which they must be. */
export function forradalomDues(state: RoundState): Due[] {
  return allDues(state)
    .filter((due) => !state.trades.some((made) => made.seat === due.seat))
    .map((due, i) => (i === 0 ? due : { ...due, waits: true }));
}

/** Why a gift is against F20 or F21; null when it is not. */
export function judgeGift(state: RoundState, give: Give): Refusal | null {
  const dues = forradalomDues(state);
  const [next] = dues;
  const isTraded = dues.some((due) => due.seat === give.seat);
  if (next && isTraded && next.seat !== give.seat) {
    return { code: 'give.turn', rule: 'F20', expected: next.seat };
  }
  const rules: ExchangeRules = {
    pack: packOf(state.setup),
    order: orderOf(state.setup, 'normal'),
    trade: 'F20',
    best: 'F21',
  };
  return judgeGive(state, give, dues, rules);
}

function allDues({ titles, dealt }: RoundState): GiveDue[] {
  if (!titles) return [];
  const pairs = Math.floor(titles.length / 2);
  return Array.from({ length: pairs }, (_, pair): GiveDue[] => {
    const high = titles[pair] ?? 0;
    const low = titles.at(-1 - pair) ?? 0;
    const sizes = [high, low].map((seat) => dealt[seat]?.length ?? 0);
    const shared = { type: 'give', count: Math.min(pairs - pair, ...sizes), rule: 'F20' } as const;
    return [
      { ...shared, seat: low, to: high, choice: 'best', from: 'hand' },
      { ...shared, seat: high, to: low, choice: 'free', from: 'hand' },
    ];
  }).flat();
}
