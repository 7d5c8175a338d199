/** A deal of which nobody saw a card: hands as large as the rules make them. */
import { UNKNOWN } from '../cards/card.ts';
import type { Hand } from '../cards/hand.ts';
import type { Deal, Game, Seat, Setup } from '../rules/game.ts';

/** One card at a time, dealer first (A3, F4), so that the first ones may get one more. */
export function unknownDeal(game: Game, setup: Setup, dealer: Seat): Deal {
  const { talon } = game.handSize(setup);
  const dealt = game.pack(setup).length - talon;
  const hands = Array.from({ length: setup.players }, (_, seat) => {
    const turn = (seat - dealer + setup.players) % setup.players;
    return hidden(Math.ceil((dealt - turn) / setup.players));
  });
  return { dealer, hands, talon: hidden(talon) };
}

function hidden(length: number): Hand {
  return Array.from({ length }, () => UNKNOWN);
}
