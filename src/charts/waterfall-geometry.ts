/** Where everything in a waterfall stands: one function from data to numbers, no drawing. */
import { linear } from './scale.ts';
import { textWidth } from './text.ts';
import type { WaterfallData } from './waterfall-data.ts';

export interface WaterfallGeometry {
  readonly labelWidth: number;
  readonly columnWidth: number;
  readonly width: number;
  readonly height: number;
  /** Top of the bars, under the names of players. */
  readonly top: number;
  /** The middle of each step's row; the last is the sum's. */
  readonly rows: readonly number[];
  readonly bar: number;
  readonly fontSize: number;
  /** From a value to an x within a column. */
  readonly at: (value: number) => number;
}

const HEAD = 34;
const ROW = 24;
const BAR = 13;
/** Before a step that begins a group, and before the sum. */
const GAP = 9;
/** Room at the right for the numbers, and around the bars. */
const NUMBER = 56;
const EDGE = 12;

/** Lays a waterfall out; all players share one scale. O(players × steps). */
export function waterfallGeometry(data: WaterfallData, compact: boolean): WaterfallGeometry {
  const fontSize = compact ? 12 : 13;
  const columnWidth = compact ? 150 : 190;
  const names = [...data.steps.map(({ name }) => name), data.sum];
  const label = Math.max(...names.map((name) => textWidth(name, fontSize))) + 10;
  const gaps = [...data.steps.map(({ opens }, i) => (opens && i > 0 ? GAP : 0)), GAP];
  const rows = gaps.map((_, i) => HEAD + ROW * (i + 0.5) + sum(gaps.slice(0, i + 1)));
  const reached = data.players.flatMap((_, seat) => runningSums(data, seat));
  const ends: [number, number] = [Math.min(...reached), Math.max(...reached)];
  return {
    labelWidth: Math.ceil(Math.min(compact ? 112 : 190, label)),
    columnWidth,
    width: columnWidth * data.players.length,
    height: (rows.at(-1) ?? HEAD) + ROW / 2 + 4,
    top: HEAD,
    rows,
    bar: BAR,
    fontSize,
    at: linear(ends, [EDGE, columnWidth - NUMBER - EDGE]),
  };
}

/** What has come together for a player before each step and at the end: one more than steps. */
export function runningSums(data: WaterfallData, seat: number): number[] {
  const sums = [0];
  for (const { values } of data.steps) sums.push((sums.at(-1) ?? 0) + (values[seat] ?? 0));
  return sums;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
