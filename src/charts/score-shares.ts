/** A panel of shares under the score: how likely each outcome is for one player after each play, best on top. */
import { dodge } from './dodge.ts';
import { mark } from './marks.ts';
import { round } from './numbers.ts';
import { playerColor } from './palette.ts';
import { linear } from './scale.ts';
import type { ScoreData, ScoreShares } from './score-data.ts';
import type { ScoreGeometry } from './score-geometry.ts';
import { el, type SvgNode } from './svg.ts';
import { clip } from './text.ts';

/** Shares at which the axis has a line. */
export const SHARE_TICKS = [0, 0.5, 1] as const;

/** From a share, counted from the top, to a y. */
export function shareScale(geometry: ScoreGeometry, index: number): (share: number) => number {
  const { top, bottom } = geometry.panels[index] ?? { top: 0, bottom: 0 };
  return linear([0, 1], [top, bottom - 2]);
}

/** A bar a column, parted by the lanes; the better the lane, the darker. */
export function drawShares(geometry: ScoreGeometry, panel: ScoreShares, index: number): SvgNode {
  const at = shareScale(geometry, index);
  const lanes = panel.lanes.map((_, lane) =>
    el('path', {
      class: 'share',
      'fill-opacity': shadeOf(lane, panel),
      d: laneBars(panel, lane, geometry, at),
    }),
  );
  return el('g', { class: 'panel', color: playerColor(panel.row) }, lanes);
}

/** The lanes' names beside the last bar, where there is room for those that matter. */
export function drawLanes(
  data: ScoreData,
  geometry: ScoreGeometry,
  panel: ScoreShares,
  index: number,
): SvgNode | null {
  const last = panel.shares.findLast((shares) => shares !== null);
  if (!last) return null;
  const at = shareScale(geometry, index);
  const size = geometry.fontSize - 1;
  const { top, bottom } = geometry.panels[index] ?? { top: 0, bottom: 0 };
  const gap = Math.min(size + 1, (bottom - top) / Math.max(1, panel.lanes.length - 1));
  const middles = panel.lanes.map((_, lane) => at(sumUpTo(last, lane) + (last[lane] ?? 0) / 2));
  const placed = dodge(middles, gap, top + size / 2, bottom - size / 2);
  const names = panel.lanes.map((name, lane) =>
    el(
      'text',
      { x: geometry.right + 8, y: (placed[lane] ?? 0) + size * 0.35, 'font-size': size },
      clip(name, 110, size),
    ),
  );
  const whose = clip(data.rows[panel.row]?.name ?? '', 96, size);
  const head = top - 12;
  return el('g', { class: 'ends', color: playerColor(panel.row) }, [
    mark(panel.row, geometry.right + 12, head, 8),
    el('text', { class: 'name', x: geometry.right + 20, y: head + size * 0.35, 'font-size': size }, whose),
    ...names,
  ]);
}

/** How dark a lane is, from the first to the last. */
function shadeOf(lane: number, { lanes }: ScoreShares): number {
  return 0.92 - (0.8 * lane) / Math.max(1, lanes.length - 1);
}

function laneBars(
  { shares }: ScoreShares,
  lane: number,
  { left, columnWidth }: ScoreGeometry,
  at: (share: number) => number,
): string {
  return shares
    .slice(1)
    .map((parts, column) => {
      const part = parts?.[lane] ?? 0;
      if (!parts || part <= 0) return '';
      const from = at(sumUpTo(parts, lane));
      const height = at(sumUpTo(parts, lane) + part) - from;
      return `M${round(left + column * columnWidth)} ${round(from)}h${columnWidth}v${round(height)}h${-columnWidth}z`;
    })
    .join('');
}

function sumUpTo(parts: readonly number[], lane: number): number {
  return parts.slice(0, lane).reduce((sum, part) => sum + part, 0);
}
