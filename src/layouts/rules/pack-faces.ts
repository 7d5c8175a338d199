/** Which faces a game's pack has, for the sprite of its pages. */
import { JOKER, RANKS, type Rank } from '../../cards/card.ts';
import type { Game } from '../../rules/game.ts';
import { setupOf } from '../../rules/games.ts';

export function packFaces(game: Game): { readonly ranks: readonly Rank[]; readonly jokers: boolean } {
  const faces = new Set(game.order(setupOf(game, game.seats.min), 'normal'));
  return { ranks: RANKS.filter((rank) => faces.has(rank)), jokers: faces.has(JOKER) };
}
