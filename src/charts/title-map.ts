/** How titles move from one round to the next: a row a title now, a column a title next, the darker the more often. */
import { el, type SvgNode } from './svg.ts';
import { textWidth } from './text.ts';

export interface TitleMapData {
  readonly label: string;
  /** Titles, best first: names of rows and columns. */
  readonly titles: readonly string[];
  /** `shares[now][next]`; rows add to one. */
  readonly shares: readonly (readonly number[])[];
  readonly now: string;
  readonly next: string;
}

const CELL = { width: 68, height: 38 };
const SIZE = 12;
const TOP = 52;
/** The fill of a share of one; text stays readable on it. */
const DARKEST = 0.9;

/** Draws the map; `percent` writes a share. O(titles²). */
export function titleMap(
  { label, titles, shares, now, next }: TitleMapData,
  percent: (share: number) => string,
): SvgNode {
  const left = Math.max(...[...titles, now].map((title) => textWidth(title, SIZE))) + 14;
  const width = left + titles.length * CELL.width;
  const height = TOP + titles.length * CELL.height;
  const centre = { 'text-anchor': 'middle', 'font-size': SIZE };
  return el(
    'svg',
    { class: 'chart title-map', role: 'img', 'aria-label': label, viewBox: `0 0 ${width} ${height}` },
    el('text', { class: 'note', x: 4, y: 42, 'font-size': SIZE - 1 }, `${now} ↓`),
    el(
      'text',
      { ...centre, class: 'note', x: left + (titles.length * CELL.width) / 2, y: 14, 'font-size': SIZE - 1 },
      `${next} →`,
    ),
    titles.map((title, column) =>
      el('text', { ...centre, x: left + (column + 0.5) * CELL.width, y: 42 }, title),
    ),
    titles.map((title, row) => el('text', { x: 4, y: middle(row), 'font-size': SIZE }, title)),
    shares.map((line, row) =>
      line.map((share, column) =>
        el(
          'g',
          {},
          el('title', {}, `${titles[row]} → ${titles[column]}: ${percent(share)}`),
          el('rect', {
            class: row === column ? 'cell same' : 'cell',
            x: left + column * CELL.width + 1,
            y: TOP + row * CELL.height + 1,
            width: CELL.width - 2,
            height: CELL.height - 2,
            'fill-opacity': share * DARKEST,
          }),
          el('text', { ...centre, x: left + (column + 0.5) * CELL.width, y: middle(row) }, percent(share)),
        ),
      ),
    ),
  );
}

function middle(row: number): number {
  return TOP + (row + 0.5) * CELL.height + 5;
}
