/** Makes the plan of a match from the options of `epanastasi deal`, and says what is wrong with them. */
import type { MatchPlan } from '../analysis/deal-match.ts';
import type { Policy } from '../analysis/policies/policy.ts';
import type { LogPlayer, Metadata } from '../log/model.ts';
import { ID_PATTERN, isMetaKey, isReserved } from '../log/words.ts';
import type { Game } from '../rules/game.ts';
import type { Call } from './command.ts';
import { company, EXPEDITION } from './expedition.ts';
import { gameOf, judgeCount, namedBots, optionsOf, seatedBots } from './table-options.ts';
import { UsageError } from './usage.ts';
import { numberOf, oneOf, pairOf, textOf, textsOf } from './values.ts';

const MOST_ROUNDS = 100_000;
/** A table's size in place of its names. */
const NUMBER = /^\d+$/;

export function dealPlan(call: Call): MatchPlan {
  const game = gameOf(call);
  const players = playersOf(call, game);
  const bots = seatedBots(call, namedBots(call, game, 'sensible'), players.length);
  const seed = textOf(call.values, 'seed') ?? '1';
  return {
    game,
    players,
    bots,
    seed,
    options: optionsOf(call, game),
    rounds: numberOf(call, 'rounds', { least: 1, most: MOST_ROUNDS, otherwise: 1 }),
    meta: [...metaOf(call), { key: 'source', value: sourceOf(seed, bots) }],
    omitPasses: passesOmitted(call),
  };
}

/** Named one by one (`a=Ann,b`), or as many as a number says. */
function playersOf(call: Call, game: Game): readonly LogPlayer[] {
  const { values, messages } = call;
  const text = textOf(values, 'players');
  const size = text === null ? EXPEDITION.length : NUMBER.test(text) ? Number(text) : null;
  const players = size === null ? (text ?? '').split(',').map(playerOf) : company(size);
  judgeCount(call, game, size ?? players.length);
  const bad = players.find(({ id }, i) => !isPlayerId(id) || players.findIndex((one) => one.id === id) < i);
  if (bad) throw new UsageError(messages.cli.badPlayer(bad.id));
  return players;
}

function playerOf(text: string): LogPlayer {
  const at = text.indexOf('=');
  const id = (at < 0 ? text : text.slice(0, at)).trim();
  return { id, name: at < 0 ? id : text.slice(at + 1).trim() || id };
}

function isPlayerId(id: string): boolean {
  return ID_PATTERN.test(id) && !isReserved(id);
}

function metaOf({ values, messages }: Call): Metadata[] {
  return textsOf(values, 'meta').map((text) => {
    const [key, value] = pairOf(text, '--meta', messages);
    if (!isMetaKey(key)) throw new UsageError(messages.cli.badMeta(key));
    return { key, value };
  });
}

/** How to make the same match again. */
function sourceOf(seed: string, bots: readonly Policy[]): string {
  const ids = bots.map(({ id }) => id);
  const players = new Set(ids).size === 1 ? ids[0] : ids.join(',');
  return `epanastasi deal, seed ${seed}, bots ${players}`;
}

function passesOmitted({ values, messages }: Call): boolean {
  const passes = textOf(values, 'passes');
  if (passes !== null) oneOf(passes, ['omitted', 'written'], '--passes', messages);
  return passes === 'omitted';
}
