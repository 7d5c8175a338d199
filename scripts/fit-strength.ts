/**
 * Fits the weights of the strength index and says how well it predicts:
 *
 *   node scripts/fit-strength.ts [GAME] [ROUNDS] [SEED]
 *
 * Same arguments, same numbers; without any, those of src/analysis/strength-weights.ts and docs/strength.md. The
 * index is then measured on as many rounds of another seed, on rounds at random, and on the matches in logs/. A game for
 * several table sizes has one set of weights: ROUNDS are divided among the sizes below, fewer for larger tables, whose rounds tell more.
 */
import { readdirSync, readFileSync } from 'node:fs';
import process from 'node:process';
import { fitLogistic } from '../src/analysis/logistic.ts';
import { randomPolicy } from '../src/analysis/policies/random-policy.ts';
import { recordedSamples } from '../src/analysis/recorded-samples.ts';
import { type Sample, selfPlay } from '../src/analysis/self-play.ts';
import { FEATURES } from '../src/analysis/strength-features.ts';
import { fitOf, PHASES, phaseOf } from '../src/analysis/strength-fit.ts';
import { strengthPairs } from '../src/analysis/strength-pairs.ts';
import { readLog } from '../src/log/read-log.ts';
import { foldMatch } from '../src/replay/fold.ts';
import type { Game } from '../src/rules/game.ts';
import { gameById } from '../src/rules/games.ts';

const [id = 'anemaki', rounds = '8000', seed = 'strength'] = process.argv.slice(2);
const game = gameById(id);
if (!game) {
  console.error(`There is no game "${id}".`);
  process.exit(2);
}
const { min, max } = game.seats;
const sizes = [3, 4, 5, 7, 9, 12, 16].filter((size) => min <= size && size <= max);
const roundsFor = (size: number) => Math.round((Number(rounds) * 5) / (sizes.length * size));
const pairs = sizes.flatMap((size) => strengthPairs(game, size, roundsFor(size), seed));

const weights = fitLogistic(pairs, FEATURES.length).map(rounded);
console.log(`${id}: [${weights.join(', ')}]`);
for (const [i, name] of FEATURES.entries()) console.log(`  ${name.padEnd(16)} ${weights[i]}`);

for (const size of sizes) {
  const count = roundsFor(size);
  tell(`${size} sensible players`, game, selfPlay(game, size, count, `${seed}/test`));
  tell(`${size} random players`, game, selfPlay(game, size, count / 8, `${seed}/random`, randomPolicy));
}
tell('matches in logs/', game, curated(game));

function tell(what: string, of: Game, played: Iterable<readonly Sample[]>): void {
  const samples = [...played].flat();
  console.log(what);
  for (const phase of PHASES) {
    const { n, r2, slope } = fitOf(
      of,
      samples.filter((sample) => phaseOf(sample) === phase),
      weights,
    );
    console.log(`  ${phase.padEnd(8)} R² ${r2.toFixed(2)}, slope ${slope.toFixed(2)}, ${n} positions`);
  }
}

function curated(of: Game): Sample[][] {
  const folder = new URL('../logs/', import.meta.url);
  return readdirSync(folder)
    .filter((name) => name.endsWith('.revlog'))
    .flatMap((name) => readLog(readFileSync(new URL(name, folder), 'utf8'), name).matches)
    .map(({ match, problems }) => foldMatch(match, problems))
    .filter((timeline) => timeline.game === of.id)
    .map(recordedSamples);
}

function rounded(weight: number): number {
  return Math.round(weight * 1000) / 1000;
}
