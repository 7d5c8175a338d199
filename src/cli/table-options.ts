/** Options that say who plays what: the game, its rule options and the bots. Shared by the commands that play. */
import { policiesOf, policyById } from '../analysis/policies/policies.ts';
import type { Policy } from '../analysis/policies/policy.ts';
import type { Game } from '../rules/game.ts';
import { GAMES, gameById } from '../rules/games.ts';
import type { Call } from './command.ts';
import { UsageError } from './usage.ts';
import { oneOf, pairOf, textOf, textsOf } from './values.ts';

export function gameOf({ values, messages }: Call): Game {
  const ids = GAMES.map(({ id }) => id);
  const id = oneOf(textOf(values, 'game') ?? ids[0] ?? '', ids, '--game', messages);
  return gameById(id) as Game;
}

export function optionsOf({ values, messages }: Call, game: Game): Record<string, string> {
  const names = game.options.map(({ name }) => name);
  const chosen = textsOf(values, 'option').map((text) => {
    const [name, value] = pairOf(text, '--option', messages);
    const spec = game.options.find((one) => one.name === oneOf(name, names, '--option', messages));
    return [name, oneOf(value, spec?.values ?? [], name, messages)] as const;
  });
  return Object.fromEntries(chosen);
}

/** The bots as they are named: one for all, or one a seat. */
export function namedBots({ values, messages }: Call, game: Game, otherwise: string): readonly Policy[] {
  const ids = policiesOf(game).map(({ id }) => id);
  const named = (textOf(values, 'bots') ?? otherwise).split(',');
  return named.map((id) => policyById(oneOf(id.trim(), ids, '--bots', messages)) as Policy);
}

/** One bot for each of the players. */
export function seatedBots({ messages }: Call, bots: readonly Policy[], players: number): readonly Policy[] {
  if (bots.length === 1) return Array.from({ length: players }, () => bots[0] as Policy);
  if (bots.length !== players) throw new UsageError(messages.cli.botCount(bots.length, players));
  return bots;
}

/** Throws where a game does not seat so many. */
export function judgeCount({ messages }: Call, { seats: { min, max } }: Game, count: number): void {
  if (count < min || count > max) throw new UsageError(messages.cli.playerCount(count, min, max));
}
