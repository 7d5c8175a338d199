/** Facts of Forradalom that several of its files need. */
import { type Face, JOKER, RANKS } from '../../cards/card.ts';
import { makePack } from '../../cards/pack.ts';
import type { Direction, Setup } from '../game.ts';
import type { TurnRules } from '../tricks.ts';

export const SEATS = { min: 3, max: 16 };

export const FORRADALOM_TURNS: TurnRules = { turn: 'F1', out: 'F10', pass: 'F8', lead: 'F6' };

/** F2: about one pack for every four players. */
export function packsFor(players: number): number {
  return Math.ceil(players / 4);
}

/** F2: how many packs are in play, 1 … 4. */
function packsOf(setup: Setup): number {
  return Number(setup.options.decks ?? packsFor(setup.players));
}

/** F2: every card in play, the jokers last. */
export function packOf(setup: Setup) {
  return makePack(RANKS, packsOf(setup), Number(setup.options.jokers ?? 1));
}

/** F3: faces from weakest to strongest. F12: a revolution turns the ranks, and the joker stays the strongest. */
export function orderOf(setup: Setup, direction: Direction): Face[] {
  const [two, ...others] = RANKS;
  const ranks: Face[] = setup.options.twos === 'high' ? [...others, two] : [two, ...others];
  return [...(direction === 'normal' ? ranks : ranks.reverse()), JOKER];
}

/** F11, F16: how many equal cards make a revolution: four with one pack, one more for each further pack. */
export function revoltSize(setup: Setup): number {
  return packsOf(setup) + 3;
}
