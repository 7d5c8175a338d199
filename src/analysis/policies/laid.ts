/** What everybody has laid in a round: for all to see, though a state of the rules does not list it. */
import { type Hand, take } from '../../cards/hand.ts';
import type { Action, Game, RoundState } from '../../rules/game.ts';

/** By seat, the cards that it laid, revolutions included; all cards known. */
export function laidIn(game: Game, state: RoundState): Hand[] {
  const { dealt, hands, trades, setup } = state;
  const talon = take(game.pack(setup), dealt.flat()).left;
  const after = trades.reduce((held, trade) => afterTrade(held, trade, talon), dealt);
  return after.map((hand, seat) => take(hand, hands[seat] ?? []).left);
}

function afterTrade(hands: readonly Hand[], trade: Action, talon: Hand): readonly Hand[] {
  if (trade.type !== 'give' && trade.type !== 'swap') return hands;
  const { left, taken } = take(hands[trade.seat] ?? [], trade.cards);
  if (trade.type === 'swap') return hands.with(trade.seat, [...left, ...talon]);
  return hands.with(trade.seat, left).with(trade.to, [...(hands[trade.to] ?? []), ...taken]);
}
