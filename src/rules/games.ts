/** The games there are, by the id a log names them with. */
import { anemaki } from './anemaki/anemaki.ts';
import { forradalom } from './forradalom/forradalom.ts';
import type { Game, Setup } from './game.ts';

export const GAMES: readonly Game[] = [anemaki, forradalom];

export function gameById(id: string): Game | null {
  return GAMES.find((game) => game.id === id) ?? null;
}

/** The conditions of a match where only some options were named: the others take their defaults. */
export function setupOf(game: Game, players: number, options: Readonly<Record<string, string>> = {}): Setup {
  const chosen = game.options.map(({ name, values, fallback }) => {
    return [name, options[name] ?? fallback?.(players) ?? values[0] ?? ''] as const;
  });
  return { players, options: Object.fromEntries(chosen) };
}
