/**
 * A statechart drawn from its layout: states as boxes in boxes, transitions as arrows. Every state is a
 * `<g data-state="tricks.following">` and every transition a `<g data-transition="source:event:target">`, so that a
 * page shows where it is by a class, with `markStates`.
 */

import { round } from './numbers.ts';
import type { ChartLayout, PlacedState, PlacedTransition, Point } from './statechart-data.ts';
import { STATE_FONT, STATE_LINE, TRANSITION_FONT } from './statechart-sizes.ts';
import { isActive } from './states.ts';
import { el, type SvgNode } from './svg.ts';

export interface StatechartOptions {
  /** The ids of the active states; the states around them are active too. */
  readonly active?: readonly string[];
  /** The transition just taken. */
  readonly taken?: string | null;
}

/** Draws a chart; it scales to its container. */
export function statechart(layout: ChartLayout, options: StatechartOptions = {}): SvgNode {
  const { width, height } = layout;
  const active = options.active ?? [];
  const size = { width, height, viewBox: `0 0 ${width} ${height}` };
  return el(
    'svg',
    { class: 'chart statechart', role: 'img', 'aria-label': layout.label, ...size },
    layout.states.map((state) => drawState(state, isActive(state.id, active))),
    layout.initials.map(drawInitial),
    layout.transitions.map((transition) => drawTransition(transition, transition.id === options.taken)),
  );
}

function drawState(state: PlacedState, active: boolean): SvgNode {
  const { x, y, width, height, kind, lines } = state;
  const holds = kind === 'compound' || kind === 'parallel';
  const middle = y + height / 2 + STATE_FONT * 0.35 - ((lines.length - 1) * STATE_LINE) / 2;
  const at = holds ? { x: x + 10, y: y + 19 } : { x: x + width / 2, y: middle };
  const texts = lines.map((line, i) =>
    el(
      'text',
      {
        x: at.x,
        y: at.y + STATE_LINE * i,
        'font-size': STATE_FONT,
        'text-anchor': holds ? 'start' : 'middle',
      },
      line,
    ),
  );
  return el(
    'g',
    {
      class: `state ${kind}${state.region ? ' region' : ''}${active ? ' active' : ''}`,
      'data-state': state.id,
    },
    el('rect', { x, y, width, height, rx: holds ? 10 : 8 }),
    kind === 'final' &&
      el('rect', { class: 'inner', x: x + 3, y: y + 3, width: width - 6, height: height - 6, rx: 6 }),
    texts,
  );
}

function drawInitial({ from, path }: ChartLayout['initials'][number]): SvgNode {
  return el(
    'g',
    { class: 'initial' },
    el('circle', { cx: from.x, cy: from.y, r: 3 }),
    el('path', { class: 'edge', d: rounded(path, 6) }),
    el('path', { class: 'head', d: arrowHead(path) }),
  );
}

function drawTransition({ id, path, lines, at }: PlacedTransition, taken: boolean): SvgNode {
  const leading = TRANSITION_FONT * 1.2;
  const texts = lines.map((line, i) => {
    const y = (at?.y ?? 0) + (i - (lines.length - 1) / 2) * leading + TRANSITION_FONT * 0.35;
    return el('text', { x: at?.x ?? 0, y, 'font-size': TRANSITION_FONT, 'text-anchor': 'middle' }, line);
  });
  return el(
    'g',
    { class: taken ? 'transition taken' : 'transition', 'data-transition': id },
    el('path', { class: 'edge', d: rounded(path, 7) }),
    el('path', { class: 'head', d: arrowHead(path) }),
    texts,
  );
}

/** A path through corners, each rounded off by at most `radius`. */
function rounded(points: readonly Point[], radius: number): string {
  return points
    .map((point, i) => {
      const before = points[i - 1];
      const after = points[i + 1];
      if (!before) return `M${show(point)}`;
      if (!after) return `L${show(point)}`;
      const turn = Math.min(radius, distance(before, point) / 2, distance(point, after) / 2);
      return `L${show(towards(point, before, turn))}Q${show(point)} ${show(towards(point, after, turn))}`;
    })
    .join('');
}

function arrowHead(points: readonly Point[]): string {
  const tip = points.at(-1);
  const before = points.at(-2);
  if (!tip || !before) return '';
  const length = distance(before, tip) || 1;
  const [dx, dy] = [(tip.x - before.x) / length, (tip.y - before.y) / length];
  const back = { x: tip.x - 8 * dx, y: tip.y - 8 * dy };
  const left = { x: back.x - 3.6 * dy, y: back.y + 3.6 * dx };
  const right = { x: back.x + 3.6 * dy, y: back.y - 3.6 * dx };
  return `M${show(tip)}L${show(left)}L${show(right)}Z`;
}

function towards(from: Point, to: Point, by: number): Point {
  const length = distance(from, to) || 1;
  return { x: from.x + ((to.x - from.x) * by) / length, y: from.y + ((to.y - from.y) * by) / length };
}

function distance(a: Point, b: Point): number {
  return Math.hypot(b.x - a.x, b.y - a.y);
}

function show({ x, y }: Point): string {
  return `${round(x)} ${round(y)}`;
}
