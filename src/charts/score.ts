/**
 * The round as a score: players are staves, plays are notes, tricks are bars, and under it, on the same
 * axis, what each moment was worth. Drawn once; `markPresent` then moves the present through it.
 */

import { beside } from './beside.ts';
import { mark } from './marks.ts';
import { drawColumns } from './score-columns.ts';
import type { ScoreData, ScoreOptions } from './score-data.ts';
import { columnsUpTo, type ScoreGeometry, scoreGeometry } from './score-geometry.ts';
import { drawBars, drawNumbers, drawStaves, drawTurns } from './score-ground.ts';
import { drawAxis, drawEnds, drawPanel } from './score-panel.ts';
import { el, type SvgNode } from './svg.ts';
import { clip, plainNumber } from './text.ts';
import { drawCursor, drawVeil, setTime } from './time.ts';

/** A score in the two parts of a page: labels that stay, and a body of equal height that scrolls. */
export interface Score {
  readonly labels: SvgNode;
  /** `<svg class="chart score" data-axis="frame">`; each column a `<g class="column" data-frame="17">`. */
  readonly body: SvgNode;
  readonly geometry: ScoreGeometry;
}

/** Draws a round. O(columns × (cards + rows)). */
export function score(data: ScoreData, options: ScoreOptions = {}): Score {
  const geometry = scoreGeometry(data, options);
  return { labels: drawLabels(data, geometry, options), body: drawBody(data, geometry, options), geometry };
}

/** The whole in one picture, for print, feeds and posts. */
export function scorePicture(data: ScoreData, options: ScoreOptions = {}): SvgNode {
  const { labels, body } = score(data, options);
  return beside(data.label, 'score', [labels, body]);
}

function drawBody(data: ScoreData, geometry: ScoreGeometry, options: ScoreOptions): SvgNode {
  const axis = {
    name: 'frame' as const,
    left: geometry.left,
    step: geometry.columnWidth,
    full: geometry.width,
    room: 150,
    future: options.future ?? 'pale',
  };
  const body = el(
    'svg',
    { class: 'chart score', role: 'img', 'aria-label': data.label, height: geometry.height },
    drawBars(data, geometry),
    drawCursor(axis, geometry.top, geometry.height),
    drawStaves(geometry),
    data.panels.map((panel, index) => drawPanel(data, geometry, panel, index)),
    drawVeil(axis, geometry.top, geometry.height),
    data.panels.map((panel, index) => drawEnds(data, geometry, panel, index)),
    drawNumbers(data, geometry),
    drawTurns(data, geometry),
    drawColumns(data, geometry, options),
  );
  const present = options.present ?? null;
  return setTime(body, axis, present, present === null ? 0 : columnsUpTo(data, present));
}

function drawLabels(data: ScoreData, geometry: ScoreGeometry, options: ScoreOptions): SvgNode {
  const { labelWidth, fontSize } = geometry;
  const rows = data.rows.map((row, index) => {
    const y = geometry.rows[index] ?? 0;
    const small = fontSize - 2;
    return [
      mark(index, 10, y, 10),
      el(
        'text',
        { class: 'name', x: 21, y: row.note ? y - 1 : y + 4.5, 'font-size': fontSize },
        clip(row.name, labelWidth - 23, fontSize),
      ),
      row.note !== '' &&
        el(
          'text',
          { class: 'note', x: 21, y: y + small + 1, 'font-size': small },
          clip(row.note, labelWidth - 23, small),
        ),
    ];
  });
  return el(
    'svg',
    { class: 'chart labels', 'aria-hidden': 'true', width: labelWidth, height: geometry.height },
    rows,
    data.panels.map((panel, index) => drawAxis(geometry, panel, index, options.format ?? plainNumber)),
  );
}
