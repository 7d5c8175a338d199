/** How often somebody is dealt the cards of a revolution at Forradalom (F11), without and with jokers to complete them (F16). */
import { JOKER } from '../../cards/card.ts';
import type { Game, Setup } from '../../rules/game.ts';
import { dealCards } from '../deal-cards.ts';
import { countsOf } from '../positions/counts.ts';
import { randomFrom } from '../random.ts';
import { type Figure, Mean } from './mean.ts';

/** Shares of deals; `wild` counts jokers beside at least one natural card. */
export function naturalRevolutions(
  game: Game,
  setup: Setup,
  deals: number,
  seed: string,
): Record<'natural' | 'wild', Figure> {
  const random = randomFrom(seed);
  const order = game.order(setup, 'normal');
  const naturals = order.filter((face) => face !== JOKER);
  const size = game.revoltSize(setup) ?? Number.POSITIVE_INFINITY;
  const [natural, wild] = [new Mean(), new Mean()];
  for (let i = 0; i < deals; i++) {
    const most = dealCards(game, setup, 0, random).hands.map((hand) => {
      const group = Math.max(...countsOf(hand, naturals));
      return { group, jokers: hand.filter((card) => card === JOKER).length };
    });
    natural.add(most.some(({ group }) => group >= size) ? 1 : 0);
    wild.add(most.some(({ group, jokers }) => group + jokers >= size) ? 1 : 0);
  }
  return { natural: natural.figure(), wild: wild.figure() };
}
