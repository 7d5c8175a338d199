/** From hands after the exchange to the first lead: the check (A26), the order that it leaves, who leads. */
import type { SeenCard } from '../../cards/card.ts';
import { JOKER } from '../../cards/card.ts';
import type { Direction, RoundState } from '../../rules/game.ts';
import type { Knowledge, Table } from '../knowledge/knowledge.ts';
import type { Tally } from './fast-trades.ts';

/** Four equal cards are the least that any verdict but "none" takes (A26). */
const QUAD = 4;

/** What the first lead of a round looks like in each order. */
export function openingTable({ game, ...knowledge }: Knowledge, direction: Direction): Table {
  const { turn } = game.open(stateOf({ game, ...knowledge }, []));
  return { direction, top: null, passed: [], turn, out: [] };
}

/** The order after the check of hands by seat, and last the talon. */
export function orderAfterCheck(knowledge: Knowledge, hands: readonly Tally[]): Direction {
  const { game } = knowledge;
  if (!hands.some((hand) => hand.some((count) => count >= QUAD))) return 'normal';
  const state = stateOf(knowledge, hands);
  const verdict = game.hasCheck(state) ? game.check(state) : null;
  return verdict ? game.settle(state, verdict).direction : state.direction;
}

function stateOf({ game, setup, titles, held }: Knowledge, hands: readonly Tally[]): RoundState {
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
