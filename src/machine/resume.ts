/**
 * Where a round stands in its statechart, read off the round alone: so that a match can be taken up in its middle, and
 * go on after something that the statechart refused.
 */
import type { StateValue } from 'xstate';
import type { Game, RoundState } from '../rules/game.ts';
import { machineOf } from './machines.ts';
import type { MatchContext } from './match.ts';

/** A region in which trades are made: its name, the places that act in it, and its states by how many of them have. */
interface TradeRegion {
  readonly name: string;
  /** As `titles.at` counts them: 0 is the first place, −1 the last. */
  readonly places: readonly number[];
  readonly stages: readonly string[];
}

const REGIONS: Readonly<Record<string, readonly TradeRegion[]>> = {
  anemaki: [
    { name: 'archonAndDoulos', places: [0, -1], stages: ['open', 'half', 'done'] },
    { name: 'yparchonAndYpodoulos', places: [1, -2], stages: ['open', 'half', 'done'] },
    { name: 'neutralAndTalon', places: [2], stages: ['open', 'done'] },
  ],
};

/** The statechart at rest in the state that the context's round is in; where there is no round, before the deal. */
export function resumeMatch(game: Game, context: MatchContext) {
  return machineOf(game.id).resolveState({ value: stateOf(game, context.round), context });
}

/** The state of a round that is not over: exchanging, checking, or within the tricks, which have been opened. */
export function stateOf(game: Game, round: RoundState | null): StateValue {
  if (!round) return 'dealing';
  if (round.trick) return { tricks: stageOf(round) };
  return game.dues(round).length > 0 ? { exchanging: tradesOf(game, round) } : 'revolutionCheck';
}

function stageOf({ trick }: RoundState): string {
  if (trick?.over) return 'betweenTricks';
  return trick?.plays.length ? 'following' : 'leading';
}

function tradesOf(game: Game, { trades, titles }: RoundState): Record<string, string> {
  const hasActed = (place: number) => trades.some(({ seat }) => seat === titles?.at(place));
  const regions = REGIONS[game.id] ?? [];
  return Object.fromEntries(
    regions.map(({ name, places, stages }) => [name, stages[places.filter(hasActed).length] ?? '']),
  );
}
