/** What the options of a decision came to, world by world. */
import { standardError } from '../equity/tally.ts';

/** One option on all the worlds of a decision. World for world the others were dealt the same and luck was the same. */
export interface OptionValue<Deed> {
  readonly deed: Deed;
  /** Expected points of the one who decides, and the standard error. */
  readonly mean: number;
  readonly se: number;
  /** His points in each world, in order: differences between two options, and halves of the worlds, can be taken of them. */
  readonly points: Float64Array;
}

export function optionValue<Deed>(deed: Deed, points: Float64Array): OptionValue<Deed> {
  let sum = 0;
  let squares = 0;
  for (const value of points) {
    sum += value;
    squares += value * value;
  }
  return { deed, mean: sum / points.length, se: standardError(sum, squares, points.length), points };
}
