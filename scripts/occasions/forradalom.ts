/** Occasions in matches of Forradalom, each at a table of the size at which it was looked for. */
import type { LogRound, Match } from '../../src/log/model.ts';
import { forradalom } from '../../src/rules/forradalom/forradalom.ts';
import { type Occasion, orderOf } from './occasion.ts';

const game = forradalom;

export const FORRADALOM_OCCASIONS: Readonly<Record<string, Occasion>> = {
  'counter-revolution': { game, players: 4, remark: counterRevolution },
  'slave-rises': { game, players: 3, remark: slaveRises },
  'pair-of-jokers': { game, players: 7, options: { jokers: '2' }, remark: pairOfJokers },
  'many-rise': { game, players: 12, remark: (match) => riseByRevolt(match, 6) },
};

/** In the last round two players make a revolution each. */
function counterRevolution({ rounds }: Match): string | null {
  const makers = revoltsIn(rounds.at(-1)).map(({ player }) => player);
  return new Set(makers).size > 1 ? `by ${makers.join(', ')}; ${places(rounds)}` : null;
}

/** In the last round the slave makes a revolution, and none was made before. */
function slaveRises(match: Match): string | null {
  const earlier = match.rounds.slice(0, -1).flatMap(revoltsIn);
  return earlier.length === 0 ? riseByRevolt(match, match.players.length - 1) : null;
}

/** A revolution in some round, and a pair of jokers laid in one. */
function pairOfJokers({ rounds }: Match): string | null {
  const entries = rounds.flatMap((round) => round.entries);
  const hasPair = entries.some((entry) => entry.type === 'play' && entry.cards.join(' ') === 'jo jo');
  return hasPair && rounds.some((round) => revoltsIn(round).length > 0) ? places(rounds) : null;
}

/** In the last round the only revolution is made by somebody of this place (0 for the king) or lower, who becomes king. */
function riseByRevolt({ rounds }: Match, place: number): string | null {
  const [maker, ...others] = revoltsIn(rounds.at(-1)).map(({ player }) => player);
  if (maker === undefined || others.length > 0) return null;
  const rises = orderOf(rounds.at(-2)).indexOf(maker) >= place && orderOf(rounds.at(-1))[0] === maker;
  return rises ? `by ${maker}; ${places(rounds)}` : null;
}

function revoltsIn(round: LogRound | undefined) {
  return (round?.entries ?? []).filter((entry) => entry.type === 'revolt');
}

function places(rounds: readonly LogRound[]): string {
  return rounds.map((round) => orderOf(round).join(' ')).join('; ');
}
