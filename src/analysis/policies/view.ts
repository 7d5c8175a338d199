/** Cuts a round down to what one seat may know of it. */
import { type Hand, sortHand, take } from '../../cards/hand.ts';
import type { Action, Game, RoundState, Seat } from '../../rules/game.ts';
import { laidIn } from './laid.ts';
import type { View } from './policy.ts';

/** What the seat may know in this position. Where trades are chosen at the same time (A25), ask before any of them is made. */
export function viewOf(game: Game, state: RoundState, seat: Seat): View {
  const hand = state.hands[seat] ?? [];
  return {
    game,
    setup: state.setup,
    seat,
    titles: state.titles,
    direction: state.direction,
    dealt: state.dealt[seat] ?? [],
    hand,
    held: state.hands.map((cards) => cards.length),
    unseen: unseenBy(state, seat),
    trades: state.trades.filter((trade) => concerns(trade, seat)),
    get laid() {
      return laidIn(game, state);
    },
    verdict: state.verdict,
    trick: state.trick,
    out: state.out,
  };
}

/** What lies in the other hands and in the talon, but for the cards that the seat put there itself; sorted, so that their order tells nothing. */
function unseenBy(state: RoundState, seat: Seat): Hand {
  const hidden = [...state.hands.filter((_, other) => other !== seat), state.talon].flat();
  const swapped = state.trades.find((trade) => trade.type === 'swap' && trade.seat === seat);
  return sortHand(swapped?.type === 'swap' ? take(hidden, swapped.cards).left : hidden);
}

function concerns(trade: Action, seat: Seat): boolean {
  return trade.seat === seat || (trade.type === 'give' && trade.to === seat);
}
