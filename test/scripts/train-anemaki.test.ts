import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { trainAnemaki } from '../../scripts/train/anemaki.ts';
import { weightsFile, wholeWeights } from '../../scripts/train/weights-file.ts';
import { LINEAR_WEIGHTS } from '../../src/analysis/kernel/anemaki/policies/linear-weights.ts';

const FILE = new URL('../../src/analysis/kernel/anemaki/policies/linear-weights.ts', import.meta.url);

/** Of the weights after the first rounds: changes with everything that would change those in the source. */
const AFTER_200_ROUNDS = '1b314cfd281b223f843a4042d508a9d027e12a4f891278cbb9fe7cf4ea632906';

it('learns what it always learned', () => {
  const weights = wholeWeights(trainAnemaki(200, 'anemaki'));
  expect(createHash('sha256').update(weights.join()).digest('hex')).toBe(AFTER_200_ROUNDS);
});

it('writes the weights as they stand in the source', () => {
  const text = readFileSync(FILE, 'utf8');
  const about = /^\/\*\* (.*) \*\/$/m.exec(text)?.[1] ?? '';
  expect(weightsFile('LINEAR_WEIGHTS', about, LINEAR_WEIGHTS)).toBe(text);
});
