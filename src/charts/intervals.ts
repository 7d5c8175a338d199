/**
 * Measured values with their errors, a row each on one axis: a dot, and a whisker of two standard errors to either side. A row may
 * hold two values, before and after; an arrow then leads from the hollow dot to the full one.
 */
import { axisFor } from './scale.ts';
import { el, type SvgNode } from './svg.ts';
import { type FormatNumber, textWidth, wrap } from './text.ts';

export interface Measured {
  readonly value: number;
  /** Standard error. */
  readonly se: number;
}

export interface IntervalRow {
  readonly name: string;
  readonly value: Measured;
  readonly before?: Measured;
}

export interface IntervalData {
  readonly label: string;
  readonly rows: readonly IntervalRow[];
}

const WIDTH = 420;
const ROW = 32;
const TOP = 26;
const SIZE = 14;
/** Whiskers reach so many standard errors to either side. */
const REACH = 2;

/** Draws rows in their order. O(rows). */
export function intervals({ label, rows }: IntervalData, format: FormatNumber): SvgNode {
  const names = rows.map(({ name }) => wrap(name, WIDTH * 0.3, SIZE).slice(0, 2));
  const room = Math.max(...names.flat().map((line) => textWidth(line, SIZE))) + 16;
  const values = rows.flatMap((row) => [row.value, row.before ?? row.value]).flatMap(reachOf);
  const axis = axisFor([0, ...values], [room + 8, WIDTH - 62], 4);
  const height = TOP + rows.length * ROW + 6;
  return el(
    'svg',
    { class: 'chart intervals', role: 'img', 'aria-label': label, viewBox: `0 0 ${WIDTH} ${height}` },
    axis.ticks.map((tick) => [
      el('path', { class: tick === 0 ? 'grid zero' : 'grid', d: `M${axis.at(tick)} ${TOP - 6}V${height}` }),
      el(
        'text',
        { class: 'note', x: axis.at(tick), y: 14, 'font-size': SIZE - 2, 'text-anchor': 'middle' },
        format(tick),
      ),
    ]),
    rows.map((row, i) => drawRow(row, names[i] ?? [], TOP + i * ROW + ROW / 2, axis.at, format)),
  );
}

function drawRow(
  { name, value, before }: IntervalRow,
  lines: readonly string[],
  y: number,
  at: (value: number) => number,
  format: FormatNumber,
): SvgNode {
  const told = before ? `${format(before.value)} → ${format(value.value)}` : format(value.value);
  const first = y + 4.5 - (lines.length - 1) * 8;
  return el(
    'g',
    { class: 'interval' },
    el('title', {}, `${name}: ${told}`),
    lines.map((line, n) => el('text', { x: 4, y: first + n * 16, 'font-size': SIZE }, line)),
    before ? [arrow(at(before.value), at(value.value), y), dot(before, y, at, 'dot-before')] : null,
    dot(value, y, at, 'dot-now'),
    el(
      'text',
      { class: 'number', x: WIDTH - 4, y: y + 4.5, 'font-size': SIZE, 'text-anchor': 'end' },
      format(value.value),
    ),
  );
}

function dot(measured: Measured, y: number, at: (value: number) => number, name: string): SvgNode[] {
  const [low = 0, high = 0] = reachOf(measured).map(at);
  return [
    el('path', { class: 'whisker', d: `M${low} ${y - 4}v8m0-4H${high}m0-4v8` }),
    el('circle', { class: name, cx: at(measured.value), cy: y, r: 5 }),
  ];
}

/** From dot to dot, a head at the second; nothing where they touch. */
function arrow(from: number, to: number, y: number): SvgNode | null {
  const side = Math.sign(to - from);
  if (Math.abs(to - from) < 18) return null;
  const tip = to - side * 8;
  return el('path', {
    class: 'change',
    d: `M${from + side * 6} ${y}H${tip}m${-side * 6}-4l${side * 6} 4l${-side * 6} 4`,
  });
}

function reachOf({ value, se }: Measured): number[] {
  return [value - REACH * se, value + REACH * se];
}
