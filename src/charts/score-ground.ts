/** What the score of a round is written on: bars for tricks, staves for players, the turned world. */

import { translate } from './numbers.ts';
import { color } from './palette.ts';
import type { ScoreData, ScoreTurn } from './score-data.ts';
import { columnsUpTo, type ScoreGeometry } from './score-geometry.ts';
import { el, type SvgNode } from './svg.ts';
import { clip } from './text.ts';

/** A run of columns of one trick: its number, the frame it begins with, its columns `from` up to, not including, `to`. */
interface Bar {
  readonly trick: number;
  readonly frame: number;
  readonly from: number;
  readonly to: number;
}

/** The grounds of the tricks, every second one tinted, the ones of a turned world in its own tint. */
export function drawBars(data: ScoreData, geometry: ScoreGeometry): SvgNode {
  const { left, columnWidth, top, height } = geometry;
  const grounds = barsOf(data).flatMap((bar, index) =>
    splitAtTurns(data, bar).map(({ from, to, reversed }) =>
      el('rect', {
        class: `bar${index % 2 === 0 ? ' alt' : ''}${reversed ? ' turned' : ''}`,
        x: left + from * columnWidth,
        y: top,
        width: (to - from) * columnWidth,
        height: height - top,
      }),
    ),
  );
  return el('g', { class: 'bars' }, grounds);
}

/** The number of each trick above its bar, with an arrow where the world is upside down. */
export function drawNumbers(data: ScoreData, geometry: ScoreGeometry): SvgNode {
  const numbers = barsOf(data).map((bar) => {
    const x = geometry.left + bar.from * geometry.columnWidth + 6;
    const reversed = reversedAt(data.turns, bar.frame);
    return el(
      'g',
      { class: 'trick', 'data-frame': bar.frame, transform: translate(x, geometry.top - 7) },
      el('text', { 'font-size': 11 }, String(bar.trick)),
      reversed && el('path', { class: 'down', d: `M${String(bar.trick).length * 7 + 5}-8v8m-3-3l3 3l3-3` }),
    );
  });
  return el('g', { class: 'tricks' }, numbers);
}

/** One line a player, through the middle of the row. */
export function drawStaves(geometry: ScoreGeometry): SvgNode {
  const d = geometry.rows.map((y) => `M${geometry.left} ${y}H${geometry.right}`).join('');
  return el('path', { class: 'staves', d });
}

/** Where the world turned: a line across the staves with two arrows at its head, and a word. */
export function drawTurns(data: ScoreData, geometry: ScoreGeometry): SvgNode {
  return el(
    'g',
    { class: 'turns' },
    data.turns.map((turn, index) => drawTurn(data, geometry, turn, index)),
  );
}

function drawTurn(data: ScoreData, geometry: ScoreGeometry, turn: ScoreTurn, index: number): SvgNode {
  const before = columnsUpTo(data, turn.frame - 1);
  const x = geometry.left + before * geometry.columnWidth;
  const next = data.turns[index + 1];
  const room = next ? (columnsUpTo(data, next.frame - 1) - before) * geometry.columnWidth - 22 : 180;
  const changes = turn.reversed !== reversedAt(data.turns.slice(0, index), turn.frame);
  const at = before === 0 ? x - 9 : x;
  return el(
    'g',
    {
      class: changes ? 'turn' : 'turn idle',
      'data-frame': turn.frame,
      color: color(changes ? 'turned-ink' : 'soft'),
    },
    el('title', {}, turn.label),
    el('path', { class: 'turn-line', d: `M${at} ${geometry.top - 18}V${geometry.bottom}` }),
    el('rect', { class: 'turn-plate', x: at - 9, y: 2, width: 18, height: 18, rx: 9 }),
    el('path', {
      class: 'turn-arrows',
      d: `M${at - 3} 15V6.5m-2.5 2.5l2.5-2.5l2.5 2.5M${at + 3} 7v8.5m-2.5-2.5l2.5 2.5l2.5-2.5`,
    }),
    room > 20 &&
      el('text', { class: 'turn-word', x: at + 13, y: 15, 'font-size': 12 }, clip(turn.short, room, 12)),
  );
}

/** Whether the world is upside down at a frame. */
function reversedAt(turns: readonly ScoreTurn[], frame: number): boolean {
  return turns.findLast((turn) => turn.frame <= frame)?.reversed ?? false;
}

function barsOf(data: ScoreData): Bar[] {
  const starts = [...data.columns.keys()].filter(
    (i) => data.columns[i]?.trick !== data.columns[i - 1]?.trick,
  );
  return starts.map((from, i) => {
    const to = starts[i + 1] ?? data.columns.length;
    return { trick: data.columns[from]?.trick ?? 0, frame: data.columns[from]?.frame ?? 0, from, to };
  });
}

function splitAtTurns(data: ScoreData, bar: Bar) {
  const cuts = data.turns
    .map((turn) => columnsUpTo(data, turn.frame - 1))
    .filter((cut) => cut > bar.from && cut < bar.to);
  const edges = [bar.from, ...new Set(cuts), bar.to];
  return edges.slice(1).map((to, i) => {
    const from = edges[i] ?? bar.from;
    return { from, to, reversed: reversedAt(data.turns, data.columns[from]?.frame ?? bar.frame) };
  });
}
