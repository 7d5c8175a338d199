/** Points by place, best first, as estimates want them (A14 … A18, F23). */
import type { Game, Setup } from '../../rules/game.ts';

export function pointsOf(game: Game, { players }: Setup): number[] {
  return Array.from({ length: players }, (_, i) => game.points(i + 1, players));
}
