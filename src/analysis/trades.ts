/** The exchange as policies make it: every trade that may be made now, all chosen from the same position (A25, F20). */
import type { Action, Due, Game, RoundState } from '../rules/game.ts';
import { bestCards } from '../rules/order.ts';
import { giftPool, type Policy, type View } from './policies/policy.ts';
import { viewOf } from './policies/view.ts';
import type { Random } from './random.ts';

/** A seat each: who plays it. */
export type Bots = readonly Policy[];

/** The trades that may be made in a position; empty when the exchange is over. Forced gifts follow the rules, the others the bots. */
export function tradesDue(game: Game, state: RoundState, bots: Bots, random: Random): Action[] {
  const now = game.dues(state).filter((due) => !(due.type === 'give' && due.waits));
  return now.map((due) => {
    const bot = bots[due.seat] as Policy;
    return settle(viewOf(game, state, due.seat), due, bot, random);
  });
}

function settle(view: View, due: Due, bot: Policy, random: Random): Action {
  const { seat } = due;
  if (due.type === 'give') {
    const cards = due.choice === 'best' ? forcedGift(view, due) : bot.give(view, due, random);
    return { type: 'give', seat, to: due.to, cards };
  }
  const cards = bot.swap(view, due, random);
  return cards.length > 0 ? { type: 'swap', seat, cards } : { type: 'keep', seat };
}

function forcedGift(view: View, due: Extract<Due, { type: 'give' }>) {
  return bestCards(view.game.order(view.setup, 'normal'), giftPool(view, due), due.count);
}
