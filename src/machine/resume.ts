/**
 * Where a round stands in its statechart, read off the round alone: so that a match can be taken up in its middle, and
 * go on after something that the statechart refused.
 */
import type { StateValue } from 'xstate';
import type { Game, RoundState } from '../rules/game.ts';
import { machineOf } from './machines.ts';
import type { MatchContext } from './match.ts';

/** Where in its exchange a round stands, by game. */
const EXCHANGES: Readonly<Record<string, (game: Game, round: RoundState) => StateValue>> = {
  anemaki: regionsOf,
  forradalom: turnOf,
};

/** A region in which trades are made: its name, the places that act in it, and its states by how many of them have. */
interface TradeRegion {
  readonly name: string;
  /** As `titles.at` counts them: 0 is the first place, −1 the last. */
  readonly places: readonly number[];
  readonly stages: readonly string[];
}

const REGIONS: readonly TradeRegion[] = [
  { name: 'archonAndDoulos', places: [0, -1], stages: ['open', 'half', 'done'] },
  { name: 'yparchonAndYpodoulos', places: [1, -2], stages: ['open', 'half', 'done'] },
  { name: 'neutralAndTalon', places: [2], stages: ['open', 'done'] },
];

/** The statechart at rest in the state that the context's round is in; where there is no round, before the deal. */
export function resumeMatch(game: Game, context: MatchContext) {
  const round = context.round && withTricks(game, context.round);
  return machineOf(game.id).resolveState({ value: stateOf(game, round), context: { ...context, round } });
}

/** The state of a round that is not over: exchanging, checking, or within the tricks, which have been opened. */
export function stateOf(game: Game, round: RoundState | null): StateValue {
  if (!round) return 'dealing';
  if (round.trick) return { tricks: stageOf(round) };
  if (game.dues(round).length === 0) return 'revolutionCheck';
  return { exchanging: EXCHANGES[game.id]?.(game, round) ?? {} };
}

/** The round; where nothing is left to do before the tricks, with the first of them opened. */
function withTricks(game: Game, round: RoundState): RoundState {
  const isEarlier = game.dues(round).length > 0 || game.hasCheck(round);
  return round.trick || isEarlier ? round : game.open(round);
}

function stageOf({ trick }: RoundState): string {
  if (trick?.over) return 'betweenTricks';
  return trick?.plays.length ? 'following' : 'leading';
}

function regionsOf(_game: Game, { trades, titles }: RoundState): StateValue {
  const hasActed = (place: number) => trades.some(({ seat }) => seat === titles?.at(place));
  return Object.fromEntries(
    REGIONS.map(({ name, places, stages }) => [name, stages[places.filter(hasActed).length] ?? '']),
  );
}

/** Of each pair the one below gives first, by force, and then the one above returns (F20). */
function turnOf(game: Game, round: RoundState): StateValue {
  const [next] = game.dues(round);
  return next?.type === 'give' && next.choice === 'free' ? 'returning' : 'taking';
}
