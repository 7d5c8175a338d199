/** What a bot knows, from the view that it decides by. */
import type { Action } from '../../rules/game.ts';
import type { View } from '../policies/policy.ts';
import { topOf } from '../positions/top-of.ts';
import type { Knowledge, Table } from './knowledge.ts';
import { knowledgeOf } from './knowledge-of.ts';
import { knowledgeOfDeal } from './knowledge-of-deal.ts';

/** Of a view in the tricks; in the gap between two the seat is the one who is asked (F17). */
export function knowledgeOfView(view: View): Knowledge {
  return knowledgeOf(view, tableOf(view));
}

/** What everybody sees of the tricks, for the seat that is about to act. */
export function tableOf({ game, setup, seat, direction, trick, out }: View): Table {
  const top = topOf(trick?.plays ?? [], game.order(setup, 'normal'));
  const common = { direction, top, passed: trick?.passed ?? [], out };
  return trick?.over ? { ...common, turn: null, asked: seat } : { ...common, turn: seat };
}

/** Of a view in the exchange, before the seat's own gift or swap. */
export function knowledgeBeforeTradeOf(view: View): Knowledge {
  const { game, setup, seat, titles, dealt, held, trades } = view;
  const gift = trades.find((trade): trade is Gift => trade.type === 'give' && trade.to === seat);
  const sizes = held.map((size, other) => {
    if (other === seat) return dealt.length;
    return other === gift?.seat ? size + gift.cards.length : size;
  });
  const received = gift ? { from: gift.seat, cards: gift.cards } : null;
  return knowledgeOfDeal({ game, setup, seat, titles, dealt, sizes, received });
}

type Gift = Extract<Action, { type: 'give' }>;
