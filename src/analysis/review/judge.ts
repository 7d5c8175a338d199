/**
 * What a decision lost. The best of several noisy means looks better than it is, so the best option is chosen on one half of
 * the worlds and priced on the other, both ways round.
 */
import type { OptionValue } from '../decisions/option-value.ts';
import { standardError } from '../equity/tally.ts';

export interface Loss {
  /** Points, from 0 up: where the halves disagree about the best the difference can come out below, and counts as 0. */
  readonly loss: number;
  readonly se: number;
}

/**
 * What the first of the `favoured` options lost against the best. 0 where none has a higher mean over all worlds: nothing better
 * was found. Of equal options the favoured are taken, in their order.
 */
export function lossOf(values: readonly OptionValue<unknown>[], favoured: readonly number[]): Loss {
  const [chosen = 0] = favoured;
  const own = values[chosen];
  if (!own || bestOf(values, favoured) === chosen) return { loss: 0, se: 0 };
  const worlds = own.points.length;
  const half = worlds >> 1;
  const first = values[bestOf(values, favoured, 0, half)] ?? own;
  const second = values[bestOf(values, favoured, half, worlds)] ?? own;
  let [sum, squares] = [0, 0];
  for (let w = 0; w < worlds; w++) {
    const best = w < half ? second : first;
    const lost = (best.points[w] ?? 0) - (own.points[w] ?? 0);
    sum += lost;
    squares += lost * lost;
  }
  return { loss: Math.max(0, sum / worlds), se: standardError(sum, squares, worlds) };
}

/** Index of the highest mean over worlds `from` to `to` − 1; of equal ones a favoured one, else the first. */
export function bestOf(
  values: readonly OptionValue<unknown>[],
  favoured: readonly number[],
  from = 0,
  to = values[0]?.points.length ?? 0,
): number {
  const candidates = [...favoured, ...values.keys()];
  let [best, most] = [0, Number.NEGATIVE_INFINITY];
  for (const i of candidates) {
    const sum = sumOf(values[i], from, to);
    if (sum > most) [best, most] = [i, sum];
  }
  return best;
}

/** How much there was to get wrong: from the mean of the options to the best. */
export function stakeOf(values: readonly OptionValue<unknown>[]): number {
  const means = values.map(({ mean }) => mean);
  return Math.max(...means) - means.reduce((sum, mean) => sum + mean, 0) / means.length;
}

function sumOf(value: OptionValue<unknown> | undefined, from: number, to: number): number {
  let sum = 0;
  for (let w = from; w < to; w++) sum += value?.points[w] ?? 0;
  return sum;
}
