/** Where everything in the score of a round stands: one function from data to numbers, no drawing. */
import { headHeight, headWidth } from './panel-head.ts';
import type { ScoreData, ScoreOptions } from './score-data.ts';
import { textWidth } from './text.ts';

export interface ScoreGeometry {
  /** Size of the scrolling part, and of the labels that stand to its left. */
  readonly width: number;
  readonly height: number;
  readonly labelWidth: number;
  /** Left edge of the first column, in the scrolling part. */
  readonly left: number;
  readonly columnWidth: number;
  /** Right edge of the last column. */
  readonly right: number;
  /** Top and bottom of the staves, and the middle of each. */
  readonly top: number;
  readonly bottom: number;
  readonly rows: readonly number[];
  readonly card: { readonly width: number; readonly height: number };
  /** Above its top stands a panel's name, `head` high. */
  readonly panels: readonly { readonly top: number; readonly bottom: number; readonly head: number }[];
  readonly fontSize: number;
  /** Index of the column at an x of the scrolling part; the nearest one outside. -1 without columns. */
  readonly columnAt: (x: number) => number;
  /** The frame to seek to for an x; null without columns. */
  readonly frameAt: (x: number) => number | null;
  /** The right edge of all that has happened up to a frame: where the present stands. */
  readonly xOf: (frame: number) => number;
}

/** Air between the staves and the name of a panel. */
const PANEL_AIR = 4;

/** So many staves are not too many to stand far apart. */
const MOST_EVEN = 6;

/** Room between the stacks of two staves, and where signs stand above them. */
const AIR = 8;
const SIGN_AIR = 24;

/** Lays a score out. O(columns + rows). */
export function scoreGeometry(data: ScoreData, options: ScoreOptions = {}): ScoreGeometry {
  const compact = options.compact ?? false;
  const columnWidth = compact ? 24 : 29;
  const fontSize = compact ? 12 : 13;
  // Where the future is absent, the room for what may come must not tell that it does.
  const absent = options.future === 'absent';
  const card = { width: columnWidth - 3, height: 17 };
  const heights = rowHeights(data, card.height, absent ? 4 : 1);
  const turns = absent || data.turns.length > 0;
  const top = turns ? 38 : 24;
  const left = turns ? 20 : 6;
  const right = left + data.columns.length * columnWidth;
  const ends = heights.map((_, row) => top + sum(heights.slice(0, row + 1)));
  const rows = ends.map((end, row) => end - (heights[row] ?? 0) / 2);
  const bottom = ends.at(-1) ?? top;
  const labels = labelWidth(data, compact, fontSize);
  const panels = panelsBelow(data, bottom, labels, compact ? 96 : 124);
  const columnAt = (x: number) =>
    Math.max(0, Math.min(data.columns.length - 1, Math.floor((x - left) / columnWidth)));
  return {
    width: Math.ceil(right + marginRight(data, fontSize, right - columnWidth)),
    height: (panels.at(-1)?.bottom ?? bottom) + 8,
    labelWidth: labels,
    left,
    columnWidth,
    right,
    top,
    bottom,
    rows,
    card,
    panels,
    fontSize,
    columnAt: (x) => (data.columns.length === 0 ? -1 : columnAt(x)),
    frameAt: (x) => data.columns[columnAt(x)]?.frame ?? null,
    xOf: (frame) => left + columnsUpTo(data, frame) * columnWidth,
  };
}

/** How many columns a frame has behind it, its own included. O(log columns). */
export function columnsUpTo(data: ScoreData, frame: number): number {
  let low = 0;
  let high = data.columns.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((data.columns[middle]?.frame ?? Number.POSITIVE_INFINITY) <= frame) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Staves at equal distances, by the highest stack of all; where they are many, each by its own highest stack. */
function rowHeights({ rows, columns }: ScoreData, cardHeight: number, least: number): number[] {
  const highest = rows.map(() => least);
  for (const { row, cards } of columns) highest[row] = Math.max(highest[row] ?? 0, cards.length);
  const most = Math.max(...highest);
  const fit = rows.length > MOST_EVEN ? highest : rows.map(() => most);
  const air = columns.some(({ sign, more }) => sign || more?.some((pass) => pass.sign)) ? SIGN_AIR : AIR;
  return fit.map((cards) => Math.max(36, Math.ceil(cardHeight + (cards - 1) * stackStep(cards) + air)));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** How far each card of a stack stands below the one before: up to five stand open, higher stacks close up. */
export function stackStep(cards: number): number {
  return cards <= 5 ? 14 : 56 / (cards - 1);
}

function panelsBelow({ panels }: ScoreData, bottom: number, labels: number, height: number) {
  let end = bottom;
  return panels.map((panel) => {
    const head = headHeight(panel, labels);
    const top = end + PANEL_AIR + head;
    end = top + height;
    return { top, bottom: end, head };
  });
}

function labelWidth(data: ScoreData, compact: boolean, fontSize: number): number {
  const names = data.rows.map((row) => textWidth(row.name.slice(0, 40), fontSize) + 26);
  const notes = data.rows.map((row) => textWidth(row.note.slice(0, 40), fontSize - 2) + 26);
  const heads = data.panels.map(headWidth);
  return Math.ceil(Math.min(compact ? 84 : 128, Math.max(compact ? 64 : 88, ...names, ...notes, ...heads)));
}

/** Room at the right for the names at the ends of lines, and for what is written beside a last play. */
function marginRight(data: ScoreData, fontSize: number, lastColumn: number): number {
  const names = data.panels.length > 0 ? data.rows.map((row) => nameRoom(row.name, fontSize)) : [];
  const count = data.columns.length;
  const outs = data.columns.map((column, i) => {
    const stands = (i + 1 - count) * (lastColumn / Math.max(1, count));
    return column.out ? outRoom(column.out, fontSize) + stands : 0;
  });
  return Math.max(12, ...names, ...outs);
}

/** The width of a player's name at the end of a line, mark included. */
function nameRoom(name: string, fontSize: number): number {
  return Math.min(96, textWidth(name.slice(0, 40), fontSize - 1)) + 24;
}

/** The width of title and points beside a last play. */
function outRoom(out: string, fontSize: number): number {
  // Bold, and so wider than the estimate.
  return Math.min(140, textWidth(out.slice(0, 60), fontSize - 1) * 1.16) + 14;
}
