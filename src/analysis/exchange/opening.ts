/** From hands after the exchange to the first lead: the check (A26), the order that it leaves, who leads. */
import type { SeenCard } from '../../cards/card.ts';
import { JOKER } from '../../cards/card.ts';
import type { Direction, RoundState, Verdict } from '../../rules/game.ts';
import type { Knowledge, Table } from '../knowledge/knowledge.ts';
import type { Tally } from './fast-trades.ts';

/** Four equal cards are the least that any verdict but "none" takes (A26). */
const QUAD = 4;
const NONE: Verdict = { state: 'none', by: [] };

/** Who plays what, with which titles and hands of which sizes. */
export type Occasion = Pick<Knowledge, 'game' | 'setup' | 'titles' | 'held'>;

/** What the first lead of a round looks like in each order. */
export function openingTable(occasion: Occasion, direction: Direction): Table {
  const { turn } = occasion.game.open(stateOf(occasion, []));
  return { direction, top: null, passed: [], turn, out: [] };
}

/** The order after the check of hands by seat, and last the talon. */
export function orderAfterCheck(occasion: Occasion, hands: readonly Tally[]): Direction {
  return verdictOn(occasion, hands).state === 'declared' ? 'reversed' : 'normal';
}

/** What the check finds in them (A26, A27). */
export function verdictOn(occasion: Occasion, hands: readonly Tally[]): Verdict {
  if (!hands.some(holdsQuad)) return NONE;
  // What is no quad makes no difference to the check.
  const quads = hands.map((hand) => hand.map((count) => (count >= QUAD ? count : 0)));
  const state = stateOf(occasion, quads);
  return (occasion.game.hasCheck(state) ? occasion.game.check(state) : null) ?? NONE;
}

function holdsQuad(hand: Tally): boolean {
  for (let face = 0; face < hand.length; face++) if ((hand[face] as number) >= QUAD) return true;
  return false;
}

function stateOf({ game, setup, titles, held }: Occasion, hands: readonly Tally[]): RoundState {
  const faces = game.order(setup, 'normal');
  const cards = hands.map((hand) =>
    faces.flatMap((face, i) =>
      Array.from({ length: hand[i] ?? 0 }, (): SeenCard => (face === JOKER ? JOKER : `${face}?`)),
    ),
  );
  const dealer = game.dealer(setup, titles) ?? 0;
  const dealt = held.map((size, seat) => cards[seat] ?? Array.from({ length: size }, (): SeenCard => '??'));
  return game.deal(setup, { dealer, hands: dealt, talon: cards[held.length] ?? [] }, titles);
}
