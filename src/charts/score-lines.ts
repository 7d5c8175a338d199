/** A score on several lines, as music is set on a page: for a long round in a picture that is not wide. Tricks stay whole. */
import { scorePicture } from './score.ts';
import type { ScoreColumn, ScoreData } from './score-data.ts';
import { el, type SvgNode } from './svg.ts';

/** Room between two lines. */
const GAP = 14;

/** The round on about so many lines. What stands under the staves is for one line alone. */
export function scoreOnLines(data: ScoreData, lines: number): SvgNode {
  if (lines < 2) return scorePicture(data, { compact: true });
  const parts = linesOf(data, lines).map((line) => scorePicture(line, { compact: true }));
  let y = -GAP;
  const placed = parts.map(({ attrs: { role: _, 'aria-label': __, ...attrs }, children }) => {
    const at = y + GAP;
    y = at + Number(attrs.height);
    return el('svg', { ...attrs, x: 0, y: at }, children);
  });
  const width = Math.max(...parts.map(({ attrs }) => Number(attrs.width)));
  const size = { width, height: y, viewBox: `0 0 ${width} ${y}` };
  return el('svg', { class: 'picture score', role: 'img', 'aria-label': data.label, ...size }, placed);
}

function linesOf(data: ScoreData, lines: number): ScoreData[] {
  const most = Math.ceil(data.columns.length / lines);
  const groups: ScoreColumn[][] = [];
  for (const trick of tricksOf(data.columns)) {
    const last = groups.at(-1);
    const fits = last && groups.length <= lines && last.length + trick.length / 2 <= most;
    if (fits) last.push(...trick);
    else groups.push([...trick]);
  }
  return groups.map((columns, i) => {
    const from = i === 0 ? Number.NEGATIVE_INFINITY : (columns[0]?.frame ?? 0);
    const until = groups[i + 1]?.[0]?.frame ?? Number.POSITIVE_INFINITY;
    // The world may have turned on a line before.
    const before = data.turns.findLast(({ frame }) => frame < from);
    const turns = data.turns.filter(({ frame }) => frame >= from && frame < until);
    return { ...data, columns, turns: before?.reversed ? [before, ...turns] : turns, panels: [] };
  });
}

function tricksOf(columns: readonly ScoreColumn[]): ScoreColumn[][] {
  const tricks: ScoreColumn[][] = [];
  for (const column of columns) {
    const last = tricks.at(-1);
    if (last?.[0]?.trick === column.trick) last.push(column);
    else tricks.push([column]);
  }
  return tricks;
}
