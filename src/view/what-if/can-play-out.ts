/** Whether the computer could play a round to its end. */
import { isKnown } from '../../cards/card.ts';
import type { Game, RoundState } from '../../rules/game.ts';

/** The round goes on, and all hands are known (before the exchange is over, the talon too). */
export function canPlayOut(game: Game, state: RoundState): boolean {
  const { hands, talon, trick } = state;
  const cards = [...hands.flat(), ...(trick ? [] : talon)];
  return !game.roundOver(state) && cards.every(isKnown);
}
