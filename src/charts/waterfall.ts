/**
 * Sums as waterfalls: a column a player, a row a step. Each bar begins where the one above it ended, so that the eye falls from
 * nothing to the sum; gains are filled, losses hollow, and each bears its number.
 */
import { mark } from './marks.ts';
import { playerColor } from './palette.ts';
import { el, type SvgNode } from './svg.ts';
import { clip, type FormatNumber, wrap } from './text.ts';
import type { WaterfallData, WaterfallOptions } from './waterfall-data.ts';
import { runningSums, type WaterfallGeometry, waterfallGeometry } from './waterfall-geometry.ts';

/** The two parts of a page: names of steps that stay, and a body of equal height that scrolls. */
export interface Waterfall {
  readonly labels: SvgNode;
  readonly body: SvgNode;
}

/** Less than this is written as 0.00, and has no bar. */
const NOTHING = 0.005;

/** Draws where everybody's sum came from. O(players × steps). */
export function waterfall(data: WaterfallData, options: WaterfallOptions): Waterfall {
  const geometry = waterfallGeometry(data, options.compact ?? false);
  const { width, height } = geometry;
  const body = el(
    'svg',
    { class: 'chart waterfall', role: 'img', 'aria-label': data.label, width, height },
    drawGround(data, geometry),
    data.players.map((_, seat) => drawPlayer(data, geometry, seat, options.format)),
  );
  return { labels: drawLabels(data, geometry), body };
}

function drawLabels(data: WaterfallData, geometry: WaterfallGeometry): SvgNode {
  const { labelWidth, height, rows, fontSize } = geometry;
  const names = [...data.steps.map(({ name }) => name), data.sum].map((name, i) => {
    const lines = wrap(name, labelWidth - 6, fontSize - 1).slice(0, 2);
    const first = (rows[i] ?? 0) + 4.5 - (lines.length - 1) * 6;
    const isSum = i === data.steps.length;
    return lines.map((line, n) =>
      el('text', { class: isSum ? 'name' : 'step', y: first + n * 12, 'font-size': fontSize - 1 }, line),
    );
  });
  return el('svg', { class: 'chart labels', 'aria-hidden': 'true', width: labelWidth, height }, names);
}

/** Every second player on a ground of his own, a line between the rows of two groups, and nothing in each column. */
function drawGround(data: WaterfallData, { width, height, top, columnWidth, rows, at }: WaterfallGeometry) {
  const grounds = data.players.map((_, seat) =>
    el('rect', {
      class: seat % 2 === 0 ? 'bar alt' : 'bar',
      x: seat * columnWidth,
      width: columnWidth,
      height,
    }),
  );
  const parted = rows.flatMap((y, i) => (i === data.steps.length || data.steps[i]?.opens ? [y - 16.5] : []));
  const rules = parted.map((y) => `M0 ${y}H${width}`).join('');
  const zeros = data.players.map((_, seat) => `M${seat * columnWidth + at(0)} ${top}V${height}`).join('');
  return el(
    'g',
    {},
    grounds,
    el('path', { class: 'grid', d: rules }),
    el('path', { class: 'grid zero', d: zeros }),
  );
}

function drawPlayer(
  data: WaterfallData,
  geometry: WaterfallGeometry,
  seat: number,
  format: FormatNumber,
): SvgNode {
  const { columnWidth, fontSize, at } = geometry;
  const name = data.players[seat] ?? '';
  const sums = runningSums(data, seat);
  const total = sums.at(-1) ?? 0;
  const left = seat * columnWidth;
  const room = columnWidth - 30;
  const cell = { left, name, geometry, format };
  return el(
    'g',
    { class: 'falls', color: playerColor(seat) },
    mark(seat, left + 12, 14, 10),
    el('text', { class: 'name', x: left + 23, y: 18.5, 'font-size': fontSize }, clip(name, room, fontSize)),
    data.steps.map((step, i) =>
      drawStep({ ...cell, row: i, step: step.name, from: sums[i] ?? 0, to: sums[i + 1] ?? 0, sum: false }),
    ),
    drawStep({ ...cell, row: data.steps.length, step: data.sum, from: 0, to: total, sum: true }),
    mark(seat, left + at(total), geometry.rows.at(-1) ?? 0, 11),
  );
}

interface Cell {
  readonly left: number;
  readonly name: string;
  readonly geometry: WaterfallGeometry;
  readonly format: FormatNumber;
  readonly row: number;
  readonly step: string;
  readonly from: number;
  readonly to: number;
  readonly sum: boolean;
}

function drawStep({ left, name, geometry, format, row, step, from, to, sum }: Cell): SvgNode {
  const { at, bar, rows, columnWidth, fontSize } = geometry;
  const y = rows[row] ?? 0;
  const [x0, x1] = [left + at(Math.min(from, to)), left + at(Math.max(from, to))];
  const value = to - from;
  const number = format(value);
  const isNothing = Math.abs(value) < NOTHING;
  const falls = !sum && row < rows.length - 2;
  return el(
    'g',
    { class: `fall${value < 0 ? ' loss' : ''}${sum ? ' sum' : ''}${isNothing ? ' nothing' : ''}` },
    el('title', {}, `${name}. ${step}: ${number}`),
    el('rect', { class: 'hit', x: left, y: y - 12, width: columnWidth, height: 24 }),
    falls && el('path', { class: 'link', d: `M${left + at(to)} ${y}V${rows[row + 1] ?? y}` }),
    !isNothing &&
      el('rect', { class: 'bar-of', x: x0, y: y - bar / 2, width: Math.max(1, x1 - x0), height: bar }),
    el(
      'text',
      { x: left + columnWidth - 8, y: y + 4.5, 'font-size': fontSize - 1, 'text-anchor': 'end' },
      number,
    ),
  );
}
