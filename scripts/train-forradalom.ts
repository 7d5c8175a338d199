/**
 * Learns the weights of Forradalom's linear policy and writes them into the source; some two minutes:
 *
 *   node scripts/train-forradalom.ts [--check]
 *
 * Always the same weights, to the byte. With --check nothing is written: it says whether the file is what comes out, and
 * ends with 1 where it is not.
 */
import { trainForradalom } from './train/forradalom.ts';
import { writeOrCheck } from './train/learned-file.ts';

const ROUNDS = 60_000;
const SEED = 'forradalom';
const FILE = new URL('../src/analysis/kernel/forradalom/policies/linear-weights.ts', import.meta.url);
const ABOUT =
  'The weights of the linear policy, by feature; 2048 lie between the first place still open and the last. Written by scripts/train-forradalom.ts.';

writeOrCheck({ file: FILE, about: ABOUT, rounds: ROUNDS, weights: trainForradalom(ROUNDS, SEED) });
