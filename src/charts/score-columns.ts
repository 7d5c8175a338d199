/** The notes of the score: one group a play, pass or run of passes, over the whole height so that it can be pointed at. */
import { miniCard } from './cards.ts';
import { color } from './palette.ts';
import { panelLines } from './panel-lines.ts';
import type { ScoreColumn, ScoreData, ScoreOptions, ScorePass, ScoreSign } from './score-data.ts';
import { type ScoreGeometry, stackStep } from './score-geometry.ts';
import { el, type SvgNode } from './svg.ts';
import { clip, type FormatNumber } from './text.ts';

/** All columns, each `<g class="column" data-frame>` with its sentence as title. */
export function drawColumns(data: ScoreData, geometry: ScoreGeometry, options: ScoreOptions): SvgNode {
  const columns = data.columns.map((column, index) => {
    const values = options.tell ? valuesAfter(data, index, options.tell) : '';
    return drawColumn(column, index, geometry, values);
  });
  return el('g', { class: 'columns' }, columns);
}

/** What stands under a column, in a line a panel: `Ari +0.40 · Physo −0.12`. */
function valuesAfter(data: ScoreData, index: number, format: FormatNumber): string {
  const lines = data.panels.map((panel) =>
    panelLines(data, panel, format)
      .map(({ name, cell }) => ({ name, text: cell(index + 1) }))
      .filter(({ text }) => text !== '')
      .map(({ name, text }) => `${name} ${text}`)
      .join(' · '),
  );
  return lines.map((line) => line && `\n${line}`).join('');
}

function drawColumn(column: ScoreColumn, index: number, geometry: ScoreGeometry, values: string): SvgNode {
  const x = geometry.left + index * geometry.columnWidth;
  const y = geometry.rows[column.row] ?? 0;
  return el(
    'g',
    { class: `column ${column.kind}${stateOf(column)}`, 'data-frame': column.frame },
    el('title', {}, column.label + values),
    el('rect', {
      class: 'hit',
      x,
      y: geometry.top,
      width: geometry.columnWidth,
      height: geometry.height - geometry.top,
    }),
    column.kind === 'pass' ? drawPass(x, y, geometry) : drawStack(column, x, y, geometry),
    column.out !== '' && drawOut(column, x, y, geometry),
    column.sign ? drawSign(column.sign, x, y - heightOf(column, geometry) / 2, geometry) : null,
    (column.more ?? []).map((pass) => drawFurtherPass(pass, x, geometry)),
  );
}

/** A pass in the column of another: a moment of its own, pointed at where its dot is. */
function drawFurtherPass(pass: ScorePass, x: number, geometry: ScoreGeometry): SvgNode {
  const y = geometry.rows[pass.row] ?? 0;
  const { columnWidth } = geometry;
  return el(
    'g',
    { class: `moment pass${stateOf(pass)}`, 'data-frame': pass.frame },
    el('title', {}, pass.label),
    el('rect', { class: 'reach', x, y: y - columnWidth / 2, width: columnWidth, height: columnWidth }),
    drawPass(x, y, geometry),
    pass.sign ? drawSign(pass.sign, x, y - PASS / 2, geometry) : null,
  );
}

/** Above what it judges. */
function drawSign({ text, kind }: ScoreSign, x: number, bottom: number, geometry: ScoreGeometry): SvgNode {
  const middle = x + geometry.columnWidth / 2;
  return el(
    'text',
    { class: `sign ${kind}`, x: middle, y: bottom - 3, 'font-size': 12, 'text-anchor': 'middle' },
    text,
  );
}

/** From the top to the bottom of the cards, or of the dot. */
function heightOf({ kind, cards }: ScoreColumn, { card }: ScoreGeometry): number {
  return kind === 'pass' ? PASS : card.height + (cards.length - 1) * stackStep(cards.length);
}

function stateOf({ inferred, faulty }: ScorePass): string {
  return (inferred ? ' inferred' : '') + (faulty ? ' faulty' : '');
}

/** The height that a pass takes, its dot in the middle. */
const PASS = 10;

function drawPass(x: number, y: number, geometry: ScoreGeometry): SvgNode {
  return el('circle', { class: 'dot', cx: x + geometry.columnWidth / 2, cy: y, r: 2.6 });
}

function drawStack(column: ScoreColumn, x: number, y: number, geometry: ScoreGeometry): SvgNode[] {
  const { width, height } = geometry.card;
  const step = stackStep(column.cards.length);
  const left = x + (geometry.columnWidth - width) / 2;
  const top = y - heightOf(column, geometry) / 2;
  const cards = column.cards.map((card, i) => miniCard(card, left, top + i * step, width, height));
  if (!column.faulty) return cards;
  return [
    ...cards,
    el('path', { class: 'fault', d: `M${left} ${top - 3.5}h${width}`, color: color('wrong') }),
  ];
}

function drawOut(column: ScoreColumn, x: number, y: number, geometry: ScoreGeometry): SvgNode {
  const size = geometry.fontSize - 1;
  const at = { x: x + geometry.columnWidth + 5, y: y + size * 0.35 };
  return el('text', { class: 'out', ...at, 'font-size': size }, clip(column.out, 140, size));
}
