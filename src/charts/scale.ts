/** A linear scale in four lines: d3-scale's would bring eleven kilobytes of colour and format with it. */
import { extent, nice, ticks } from 'd3';

export interface Axis {
  /** From a value to a pixel. */
  readonly at: (value: number) => number;
  /** Round values inside the range, in rising order. */
  readonly ticks: readonly number[];
}

/** A straight map from the domain to the range; a domain of one value maps to the middle of the range. */
export function linear(domain: readonly [number, number], range: readonly [number, number]) {
  const [d0, d1] = domain;
  const [r0, r1] = range;
  return (value: number): number => (d1 === d0 ? (r0 + r1) / 2 : r0 + ((value - d0) / (d1 - d0)) * (r1 - r0));
}

/** An axis whose ends are round numbers around the values; without values it runs from 0 to 1. */
export function axisFor(
  values: Iterable<number | null>,
  range: readonly [number, number],
  count: number,
): Axis {
  const [low = 0, high = low + 1] = extent(finite(values));
  // Values that hardly differ get a range as if there were one: no ticks lie between them.
  const domain: [number, number] =
    high - low > 1e-9 * Math.max(1, Math.abs(low)) ? [low, high] : [low, low + Math.max(1, Math.abs(low))];
  const rounded = nice(domain[0], domain[1], count);
  return { at: linear(rounded, range), ticks: ticks(rounded[0], rounded[1], count) };
}

/** Whether a value can be drawn. */
export function isDrawable(value: number | null | undefined): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

function* finite(values: Iterable<number | null>): Generator<number> {
  for (const value of values) if (isDrawable(value)) yield value;
}
