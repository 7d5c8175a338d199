/**
 * Where a round stands in its statechart, read off the round alone: so that a match can be taken up in its middle, and
 * go on after something that the statechart refused.
 */
import type { StateValue } from 'xstate';
import type { Game, RoundState } from '../rules/game.ts';
import { exchangeOf, machineOf } from './machines.ts';
import type { MatchContext } from './match.ts';

/** The statechart at rest in the state that the context's round is in; where there is no round, before the deal. */
export function resumeMatch(game: Game, context: MatchContext) {
  const round = context.round && withTricks(game, context.round);
  return machineOf(game.id).resolveState({ value: stateOf(game, round), context: { ...context, round } });
}

/** The state of a round that is not over: exchanging, checking, or within the tricks, which have been opened. */
export function stateOf(game: Game, round: RoundState | null): StateValue {
  if (!round) return 'dealing';
  if (round.trick) return { tricks: stageOf(round) };
  if (game.dues(round).length > 0) return { exchanging: exchangeOf(game.id, round) };
  return game.hasCheck(round) ? 'revolutionCheck' : { tricks: 'leading' };
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
