/** What a training script does with the weights that come out: it writes them into the source, or checks that they stand there. */
import { readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { weightsFile, wholeWeights } from './weights-file.ts';

interface Learned {
  readonly file: URL;
  /** The comment at the top of the file. */
  readonly about: string;
  readonly rounds: number;
  readonly weights: ArrayLike<number>;
}

/** With `--check` among the arguments nothing is written, and the process ends with 1 where the file is not what comes out. */
export function writeOrCheck({ file, about, rounds, weights }: Learned): void {
  const text = weightsFile('LINEAR_WEIGHTS', about, wholeWeights(weights));
  if (process.argv.includes('--check')) {
    const same = readFileSync(file, 'utf8') === text;
    console.log(same ? 'The weights are those that come out.' : 'Other weights come out.');
    process.exitCode = same ? 0 : 1;
  } else {
    writeFileSync(file, text);
    console.log(`Weights learned from ${rounds} rounds written to ${file.pathname}.`);
  }
}
