/** The trades of a round, which follow from titles and the sizes of the hands alone. */
import { UNKNOWN } from '../../cards/card.ts';
import type { Hand } from '../../cards/hand.ts';
import type { Due, Game, Seat, Setup } from '../../rules/game.ts';

/** Every trade of the exchange, in the order in which they are made where one waits for another (F20). */
export function duesOf(
  game: Game,
  setup: Setup,
  titles: readonly Seat[] | null,
  sizes: readonly number[],
): Due[] {
  const hands = sizes.map((size): Hand => Array.from({ length: size }, () => UNKNOWN));
  return game.dues(game.deal(setup, { dealer: 0, hands, talon: [] }, titles));
}
