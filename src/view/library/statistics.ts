/** What the matches of a library come to, player by player: the same name is the same player. */
import { accuracyOf, type Weighed } from '../../analysis/review/accuracy.ts';
import type { TitleId } from '../../rules/game.ts';
import type { MatchDigest, PlayedRound } from './digest.ts';

export interface PlayerStatistics {
  readonly name: string;
  readonly matches: number;
  /** That were played to their end; all that follows counts those. */
  readonly rounds: number;
  readonly points: number;
  /** Points a round. */
  readonly average: number;
  readonly titles: ReadonlyMap<TitleId, number>;
  readonly made: number;
  readonly suffered: number;
  /** 0 … 100; null where no round was reviewed. */
  readonly accuracy: number | null;
}

/** Those who ended a round at least, the one with the most rounds first. */
export function statisticsOf(digests: readonly MatchDigest[]): PlayerStatistics[] {
  const byName = new Map<string, PlayedRound[][]>();
  for (const { name, rounds } of digests.flat()) {
    if (rounds.length > 0) byName.set(name, [...(byName.get(name) ?? []), [...rounds]]);
  }
  return [...byName].map(([name, matches]) => playerOf(name, matches)).sort((a, b) => b.rounds - a.rounds);
}

function playerOf(name: string, matches: readonly PlayedRound[][]): PlayerStatistics {
  const rounds = matches.flat();
  const sum = (value: (round: PlayedRound) => number) => rounds.reduce((so, round) => so + value(round), 0);
  const titles = new Map<TitleId, number>();
  // The best title first.
  for (const { title } of rounds.toSorted((a, b) => b.points - a.points))
    titles.set(title, (titles.get(title) ?? 0) + 1);
  const points = sum((round) => round.points);
  const judged: Weighed = {
    weight: sum(({ accuracy }) => accuracy?.weight ?? 0),
    sum: sum(({ accuracy }) => accuracy?.sum ?? 0),
  };
  return {
    name,
    matches: matches.length,
    rounds: rounds.length,
    points,
    average: points / rounds.length,
    titles,
    made: sum((round) => round.made),
    suffered: sum((round) => round.suffered),
    accuracy: rounds.some(({ accuracy }) => accuracy) ? accuracyOf(judged) : null,
  };
}
