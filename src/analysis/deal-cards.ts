/** Shuffles a pack and deals it as the rules say: one card at a time in seat order, dealer first (A3, F4). */
import { type Hand, sortHand } from '../cards/hand.ts';
import type { Deal, Game, Seat, Setup } from '../rules/game.ts';
import { type Random, shuffle } from './random.ts';

/** A deal; hands come sorted, as a player would hold them. */
export function dealCards(game: Game, setup: Setup, dealer: Seat, random: Random): Deal {
  const pack = shuffle(random, game.pack(setup));
  const { talon } = game.handSize(setup);
  const dealt = pack.slice(0, pack.length - talon);
  const hands = Array.from({ length: setup.players }, (_, seat): Hand => {
    const turn = (seat - dealer + setup.players) % setup.players;
    return sortHand(dealt.filter((_card, i) => i % setup.players === turn));
  });
  return { dealer, hands, talon: sortHand(pack.slice(dealt.length)) };
}
