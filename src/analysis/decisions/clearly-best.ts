/** Which option to take when luck in the worlds can pass for merit. */
import { standardError } from '../equity/tally.ts';
import type { OptionValue } from './option-value.ts';

/**
 * The option that came to most, if it came to more than one standard error of the difference above `own`, what one would do
 * without any playouts; else `own`. The highest of several means is higher than it should be, and a good habit costs nothing.
 */
export function clearlyBest<Deed>(
  values: readonly OptionValue<Deed>[],
  own: OptionValue<Deed>,
): OptionValue<Deed> {
  const best = values.reduce((most, value) => (value.mean > most.mean ? value : most), own);
  let [sum, squares] = [0, 0];
  best.points.forEach((value, world) => {
    const ahead = value - (own.points[world] ?? 0);
    sum += ahead;
    squares += ahead * ahead;
  });
  const n = best.points.length;
  return sum / n > standardError(sum, squares, n) ? best : own;
}
