/**
 * Titles over rounds: one lane a title, one line a player, points at the end. A round without a result
 * is a gap. Three drawings of equal height: the lanes stay while many rounds scroll; names and points scroll with them,
 * as they are right at the end alone.
 */
import { curveBumpX, line } from 'd3';
import { beside } from './beside.ts';
import type { BumpData, BumpOptions } from './bump-data.ts';
import { type BumpGeometry, bumpGeometry, TOP } from './bump-geometry.ts';
import { dashOf, mark, roundPath } from './marks.ts';
import { playerColor } from './palette.ts';
import type { TimeAxis } from './places.ts';
import { el, type SvgNode } from './svg.ts';
import { clip, signedNumber } from './text.ts';
import { drawCursor, drawVeil, setTime } from './time.ts';

export interface Bump {
  /** The names of the titles. */
  readonly lanes: SvgNode;
  /** `<svg class="chart bump" data-axis="round">`; each round a `<g class="column" data-round="3">`. */
  readonly body: SvgNode;
  /** Names and points at the right. */
  readonly ends: SvgNode;
  readonly geometry: BumpGeometry;
}

/** The present stands so far after the marks of its round. */
const PAST = 12;

/** Draws a match. O(players × rounds). */
export function bump(data: BumpData, options: BumpOptions = {}): Bump {
  const geometry = bumpGeometry(data, options);
  return {
    lanes: drawLanes(data, geometry),
    body: drawBody(data, geometry, options),
    ends: bumpEnds(data, options),
    geometry,
  };
}

/** The whole in one picture, for print, feeds and posts. */
export function bumpPicture(data: BumpData, options: BumpOptions = {}): SvgNode {
  const { lanes, body, ends } = bump(data, options);
  return beside(data.label, 'bump', [lanes, body, ends]);
}

/**
 * Names and points at the right, by the last result; where the future is absent, by the last one known at the present.
 * Cheap, O(players + rounds): drawn anew when the round changes.
 */
export function bumpEnds(data: BumpData, options: BumpOptions = {}): SvgNode {
  const geometry = bumpGeometry(data, options);
  const format = options.format ?? signedNumber;
  const { fontSize, nameWidth, pointsWidth } = geometry;
  const limit =
    options.future === 'absent' ? (options.present ?? Number.POSITIVE_INFINITY) : Number.POSITIVE_INFINITY;
  const last = data.rounds.findLast((round) => round.order !== null && round.round <= limit);
  const width = nameWidth + pointsWidth;
  const names = (last?.order ?? []).map((player, place) => {
    const y = geometry.laneAt(place) + fontSize * 0.35;
    const points = last?.totals?.[player];
    return el(
      'g',
      { class: 'end' },
      el(
        'text',
        { class: 'name', x: 2, y, 'font-size': fontSize },
        clip(data.players[player] ?? '', nameWidth - 2, fontSize),
      ),
      points !== undefined &&
        el(
          'text',
          { class: 'points', x: width - 4, y, 'font-size': fontSize, 'text-anchor': 'end' },
          format(points),
        ),
    );
  });
  const head = el(
    'text',
    { class: 'note', x: width - 4, y: 17, 'font-size': 11, 'text-anchor': 'end' },
    data.words.points,
  );
  return el(
    'svg',
    { class: 'chart ends', 'aria-hidden': 'true', width, height: geometry.height },
    head,
    names,
  );
}

function drawLanes(data: BumpData, geometry: BumpGeometry): SvgNode {
  const { fontSize, laneWidth, height } = geometry;
  const names = data.lanes.map((title, place) => {
    const y = geometry.laneAt(place) + fontSize * 0.35;
    return el(
      'text',
      { class: 'note', x: 2, y, 'font-size': fontSize },
      clip(title, laneWidth - 6, fontSize),
    );
  });
  return el('svg', { class: 'chart labels', 'aria-hidden': 'true', width: laneWidth, height }, names);
}

function drawBody(data: BumpData, geometry: BumpGeometry, options: BumpOptions): SvgNode {
  const { step, width, height } = geometry;
  const absent = options.future === 'absent';
  // Where the future is absent the present stands right on the marks, as the lines bend towards the next round at once.
  const past = absent ? 0 : PAST;
  const axis: TimeAxis = {
    name: 'round',
    left: geometry.roundAt(0) + past - step,
    step,
    full: width,
    room: absent ? 8 : 0,
    future: options.future ?? 'pale',
  };
  const present = options.present ?? null;
  const lanes = data.lanes.map((_, place) => `M0 ${geometry.laneAt(place)}H${width}`).join('');
  const cursor = drawCursor(axis, 4, height, 2 * PAST);
  const body = el(
    'svg',
    { class: 'chart bump', role: 'img', 'aria-label': data.label, height },
    el('path', { class: 'staves', d: lanes }),
    // Where it is not seen it still tells what to keep in view.
    absent ? el('g', { visibility: 'hidden' }, cursor) : cursor,
    data.players.map((_, player) => drawLine(data, geometry, player)),
    drawVeil(axis, TOP - 6, height),
    el(
      'g',
      { class: 'columns' },
      data.rounds.map((_, index) => drawRound(data, geometry, index)),
    ),
  );
  const known = present === null ? 0 : data.rounds.filter((round) => round.round <= present).length;
  return setTime(body, axis, present, known);
}

function drawLine(data: BumpData, geometry: BumpGeometry, player: number): SvgNode {
  const path = line<number>()
    .curve(curveBumpX)
    .defined((place) => place >= 0)
    .x((_, index) => geometry.roundAt(index))
    .y((place) => geometry.laneAt(place));
  const places = data.rounds.map((round) => round.order?.indexOf(player) ?? -1);
  const d = roundPath(path(places) ?? '');
  return el(
    'g',
    { class: 'series', 'data-row': player, color: playerColor(player) },
    el('path', { class: 'line', d, 'stroke-dasharray': dashOf(player) }),
  );
}

function drawRound(data: BumpData, geometry: BumpGeometry, index: number): SvgNode | null {
  const round = data.rounds[index];
  if (!round) return null;
  const x = geometry.roundAt(index);
  const { step, height, every } = geometry;
  const marked =
    round.round % every === 0 ||
    index === 0 ||
    index === data.rounds.length - 1 ||
    data.rounds[index - 1]?.order == null;
  const numbered = round.round % every === 0;
  return el(
    'g',
    { class: 'column round', 'data-round': round.round },
    el('title', {}, round.label),
    el('rect', { class: 'hit', x: x - step / 2, y: 0, width: step, height }),
    numbered &&
      el(
        'text',
        { class: 'number', x, y: 18, 'font-size': 12, 'text-anchor': 'middle' },
        String(round.round),
      ),
    marked && (round.order ?? []).map((player, place) => mark(player, x, geometry.laneAt(place), 11)),
  );
}
