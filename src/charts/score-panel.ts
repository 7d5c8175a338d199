/** The panels under the score on its own x axis: one line a player, named at its end, or shares of one player. */
import { line } from 'd3';
import { dodge } from './dodge.ts';
import { dashOf, mark, roundPath } from './marks.ts';
import { playerColor } from './palette.ts';
import { HEAD_SIZE, HEAD_STEP, headLift, headLines } from './panel-head.ts';
import { type Axis, axisFor, isDrawable } from './scale.ts';
import type { ScoreData, ScoreLines, ScorePanel, ScoreSeries } from './score-data.ts';
import type { ScoreGeometry } from './score-geometry.ts';
import { drawLanes, drawShares, SHARE_TICKS, shareScale } from './score-shares.ts';
import { el, type SvgNode } from './svg.ts';
import { clip, type FormatNumber } from './text.ts';

/** The y axis of a panel. */
function panelAxis(panel: ScorePanel, geometry: ScoreGeometry, index: number): Axis {
  const { top, bottom } = geometry.panels[index] ?? { top: 0, bottom: 0 };
  if ('shares' in panel) {
    const at = shareScale(geometry, index);
    return { at: (share) => at(1 - share), ticks: SHARE_TICKS };
  }
  const values = panel.range ?? panel.series.flatMap((series) => series.values);
  return axisFor(values, [bottom - 6, top + 6], 4);
}

/** Grid, lines, and a mark on each line at the start of every trick. */
export function drawPanel(
  data: ScoreData,
  geometry: ScoreGeometry,
  panel: ScorePanel,
  index: number,
): SvgNode {
  if ('shares' in panel) return drawShares(geometry, panel, index);
  const axis = panelAxis(panel, geometry, index);
  const grid = axis.ticks.map((tick) =>
    el('path', {
      class: tick === 0 ? 'grid zero' : 'grid',
      d: `M${geometry.left} ${axis.at(tick)}H${geometry.right}`,
    }),
  );
  const lines = panel.series.map((series) => drawSeries(data, geometry, axis, series));
  return el('g', { class: 'panel' }, grid, lines);
}

/** What the lines or shares of a panel are, at their ends. */
export function drawEnds(
  data: ScoreData,
  geometry: ScoreGeometry,
  panel: ScorePanel,
  index: number,
): SvgNode | null {
  return 'shares' in panel
    ? drawLanes(data, geometry, panel, index)
    : drawNames(data, geometry, panel, index);
}

/** The players' names at the ends of their lines. */
function drawNames(data: ScoreData, geometry: ScoreGeometry, panel: ScoreLines, index: number): SvgNode {
  const axis = panelAxis(panel, geometry, index);
  const size = geometry.fontSize - 1;
  const { top, bottom } = geometry.panels[index] ?? { top: 0, bottom: 0 };
  const ends = panel.series.flatMap(({ row, values }) => {
    const last = values.findLast(isDrawable);
    return last === undefined ? [] : [{ row, y: axis.at(last) }];
  });
  const gap = Math.min(size + 1, (bottom - top) / Math.max(1, ends.length - 1));
  const placed = dodge(
    ends.map((end) => end.y),
    gap,
    top,
    bottom,
  );
  const x = geometry.right;
  const labels = ends.map(({ row, y }, i) => {
    const at = placed[i] ?? y;
    return [
      el('path', { class: 'leader', d: `M${x} ${y}L${x + 7} ${at}`, color: playerColor(row) }),
      mark(row, x + 12, at, 8),
      el(
        'text',
        { x: x + 20, y: at + size * 0.35, 'font-size': size },
        clip(data.rows[row]?.name ?? '', 96, size),
      ),
    ];
  });
  return el('g', { class: 'ends' }, labels);
}

/** The axis of a panel, for the labels that stand at its left: ticks and what they measure. */
export function drawAxis(
  geometry: ScoreGeometry,
  panel: ScorePanel,
  index: number,
  format: FormatNumber,
): SvgNode {
  const axis = panelAxis(panel, geometry, index);
  const top = geometry.panels[index]?.top ?? 0;
  const ticks = axis.ticks.map((tick) =>
    el(
      'text',
      { x: geometry.labelWidth - 6, y: axis.at(tick) + 4, 'font-size': 11, 'text-anchor': 'end' },
      'shares' in panel ? `${tick * 100} %` : format(tick),
    ),
  );
  const lines = headLines(panel, geometry.labelWidth);
  const last = top - headLift(panel);
  const name = lines.map((text, i) =>
    el('text', { x: 2, y: last - (lines.length - 1 - i) * HEAD_STEP, 'font-size': HEAD_SIZE }, text),
  );
  return el('g', { class: 'axis' }, ticks, name);
}

function drawSeries(data: ScoreData, geometry: ScoreGeometry, axis: Axis, series: ScoreSeries): SvgNode {
  const xOf = (index: number) => geometry.left + index * geometry.columnWidth;
  const path = line<number | null>()
    .defined(isDrawable)
    .x((_, i) => xOf(i))
    .y((value) => axis.at(value ?? 0));
  const marks = data.columns.flatMap((column, i) => {
    const value = series.values[i];
    const opens = column.trick !== data.columns[i - 1]?.trick;
    return opens && isDrawable(value) ? [mark(series.row, xOf(i), axis.at(value), 7)] : [];
  });
  return el(
    'g',
    { class: 'series', 'data-row': series.row, color: playerColor(series.row) },
    el('path', {
      class: 'line',
      'stroke-dasharray': dashOf(series.row),
      d: roundPath(path(series.values) ?? ''),
    }),
    marks,
  );
}
