/**
 * Fits the weights of the strength index and says how well it predicts:
 *
 *   node scripts/fit-strength.ts [GAME] [ROUNDS] [SEED]
 *
 * Same arguments, same numbers; without any, those of src/analysis/strength-weights.ts. The index is then
 * measured on as many rounds of another seed.
 */
import process from 'node:process';
import { fitLogistic, type Pair } from '../src/analysis/logistic.ts';
import { randomFrom } from '../src/analysis/random.ts';
import { selfPlay } from '../src/analysis/self-play.ts';
import { FEATURES, featuresOf, type Position } from '../src/analysis/strength-features.ts';
import { fitOf, PHASES, phaseOf } from '../src/analysis/strength-fit.ts';
import type { Game } from '../src/rules/game.ts';
import { gameById } from '../src/rules/games.ts';

/** Positions taken from each round, its first included: those of one round tell much the same. */
const PER_ROUND = 6;

const [id = 'anemaki', rounds = '8000', seed = 'strength'] = process.argv.slice(2);
const game = gameById(id);
if (!game) {
  console.error(`There is no game "${id}".`);
  process.exit(2);
}
const players = game.seats.min;
const weights = fitLogistic(pairsOf(game, Number(rounds)), FEATURES.length).map(
  (w) => Math.round(w * 1000) / 1000,
);
console.log(`${id}: [${weights.join(', ')}]`);
for (const [i, name] of FEATURES.entries()) console.log(`  ${name.padEnd(16)} ${weights[i]}`);
const samples = [...selfPlay(game, players, Number(rounds), `${seed}/test`)];
for (const phase of PHASES) {
  const fit = fitOf(
    game,
    samples.flat().filter((sample) => phaseOf(sample) === phase),
    weights,
  );
  console.log(
    `${phase.padEnd(8)} R² ${fit.r2.toFixed(2)}, slope ${fit.slope.toFixed(2)}, ${fit.n} positions`,
  );
}

function pairsOf(of: Game, count: number): Pair[] {
  const random = randomFrom(`${seed}/pick`);
  const pairs: Pair[] = [];
  for (const round of selfPlay(of, players, count, seed)) {
    for (let i = 0; i < PER_ROUND; i++) {
      const sample = round[i === 0 ? 0 : random.below(round.length)];
      if (sample) pairs.push(...pairsAt(of, sample.position, sample.points));
    }
  }
  return pairs;
}

/** Every two players still in, once. */
function pairsAt(of: Game, at: Position, points: readonly number[]): Pair[] {
  const all = featuresOf(of, at);
  return all.flatMap((own, a) =>
    all.flatMap((other, b) => {
      if (!own || !other || b <= a) return [];
      return [
        { x: own.map((value, k) => value - (other[k] ?? 0)), won: (points[a] ?? 0) > (points[b] ?? 0) },
      ];
    }),
  );
}
