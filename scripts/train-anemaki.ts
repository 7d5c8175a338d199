/**
 * Learns the weights of Anemaki's linear policy and writes them into the source; a minute or two:
 *
 *   node scripts/train-anemaki.ts [--check]
 *
 * Always the same weights, to the byte. With --check nothing is written: it says whether the file is what comes out, and
 * ends with 1 where it is not.
 */
import { trainAnemaki } from './train/anemaki.ts';
import { writeOrCheck } from './train/learned-file.ts';

const ROUNDS = 200_000;
const SEED = 'anemaki';
const FILE = new URL('../src/analysis/kernel/anemaki/policies/linear-weights.ts', import.meta.url);
const ABOUT =
  'The weights of the linear policy, by feature, in 1/1024 of a point: written by scripts/train-anemaki.ts.';

writeOrCheck({ file: FILE, about: ABOUT, rounds: ROUNDS, weights: trainAnemaki(ROUNDS, SEED) });
