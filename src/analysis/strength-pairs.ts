/** What the strength index is fitted to: pairs of players still in, the difference of their features, and who finished first. */
import type { Game } from '../rules/game.ts';
import type { Pair } from './logistic.ts';
import { randomFrom, shuffle } from './random.ts';
import { selfPlay } from './self-play.ts';
import { featuresOf, type Position } from './strength-features.ts';

/** Positions taken from each round, its first included: those of one round tell much the same. */
const PER_ROUND = 6;
/** Pairs taken from each position: of a larger table a sample, or its many pairs would outweigh the smaller ones. */
const PER_POSITION = 10;

/** The pairs of so many rounds of self-play; same seed, same pairs. */
export function strengthPairs(game: Game, players: number, rounds: number, seed: string): Pair[] {
  const random = randomFrom(`${seed}/pick`);
  const among = randomFrom(`${seed}/pairs`);
  const pairs: Pair[] = [];
  for (const round of selfPlay(game, players, rounds, seed)) {
    for (let i = 0; i < PER_ROUND; i++) {
      const sample = round[i === 0 ? 0 : random.below(round.length)];
      const all = sample ? pairsAt(game, sample.position, sample.points) : [];
      pairs.push(...(all.length > PER_POSITION ? shuffle(among, all).slice(0, PER_POSITION) : all));
    }
  }
  return pairs;
}

/** Every two players still in, once. */
function pairsAt(game: Game, at: Position, points: readonly number[]): Pair[] {
  const all = featuresOf(game, at);
  return all.flatMap((own, a) =>
    all.flatMap((other, b) => {
      if (!own || !other || b <= a) return [];
      const x = own.map((value, k) => value - (other[k] ?? 0));
      return [{ x, won: (points[a] ?? 0) > (points[b] ?? 0) }];
    }),
  );
}
