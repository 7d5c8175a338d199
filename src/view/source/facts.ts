/** What descriptions ask of a game, as plain data: a page that only steps needs no rules. */
import type { Face } from '../../cards/card.ts';
import type { GameFacts } from '../../explain/describe/scene.ts';
import type { Game, Setup, TitleId } from '../../rules/game.ts';

export interface FactsTable {
  /** The faces in rising order in the normal world, and turned over. */
  readonly order: { readonly normal: readonly Face[]; readonly reversed: readonly Face[] };
  /** By place, the first being 0. */
  readonly titles: readonly TitleId[];
  readonly points: readonly number[];
  /** The place in the round before that makes a player deal; null where luck decides. */
  readonly dealerPlace: number | null;
  /** The place that makes a player lead the first trick. */
  readonly leaderPlace: number;
  /** How many equal cards make a revolution in the gap between two tricks; null where none is laid. */
  readonly revoltSize: number | null;
}

export function factsOf(game: Game, setup: Setup): FactsTable {
  const places = Array.from({ length: setup.players }, (_, place) => place);
  return {
    order: { normal: game.order(setup, 'normal'), reversed: game.order(setup, 'reversed') },
    titles: places.map((place) => game.title(place + 1, setup.players)),
    points: places.map((place) => game.points(place + 1, setup.players)),
    // Seats stand in for places here: dealer and leader are then named by place.
    dealerPlace: game.dealer(setup, places),
    leaderPlace: game.firstLeader(setup, 0, places),
    revoltSize: game.revoltSize(setup),
  };
}

/** The table as the functions of the game that it was made from, for its number of players. */
export function gameFacts(table: FactsTable): GameFacts {
  return {
    order: (_setup, direction) => [...table.order[direction]],
    title: (place) => table.titles[place - 1] ?? '',
    points: (place) => table.points[place - 1] ?? 0,
    dealer: (_setup, titles) => (table.dealerPlace === null ? null : (titles?.[table.dealerPlace] ?? null)),
    firstLeader: (_setup, dealer, titles) => titles?.[table.leaderPlace] ?? dealer,
  };
}
