/**
 * The present in a drawing. A chart is drawn once with all its moments; what depends on time is a
 * cursor, a veil over what is to come, a class on the elements of later moments and the width of the picture. `setTime` sets
 * them in the tree, `markPresent` (in `present.ts`) moves them in a page, and both say the same.
 *
 *   <svg data-axis="frame" data-left data-step data-full data-room data-future data-present>
 *     <g class="cursor" transform>          the column of the present
 *     <g class="veil" transform>            all that lies after it
 *     <g data-frame="17" class="… future">  a later moment
 */
import { placesAt, type TimeAxis, widthAt } from './places.ts';
import { el, type SvgChild, type SvgNode } from './svg.ts';

/** The column of the present, of the given width up to where the picture ends after it. */
export function drawCursor(axis: TimeAxis, top: number, bottom: number, width = axis.step): SvgNode {
  const rect = el('rect', { x: axis.step - width, y: top, width, height: bottom - top, rx: 2 });
  return el('g', { class: 'cursor' }, rect);
}

/** Covers what comes after the present, and draws a line at its edge. */
export function drawVeil(axis: TimeAxis, top: number, bottom: number): SvgNode {
  return el(
    'g',
    { class: 'veil' },
    el('rect', { y: top - 1, width: axis.full, height: bottom - top + 2 }),
    el('path', { d: `M0 ${top}V${bottom}` }),
  );
}

/**
 * Puts a body at a moment: `present` is a frame or the number of a round, null for a picture without a
 * present; `past` is the number of columns up to it.
 */
export function setTime(body: SvgNode, axis: TimeAxis, present: number | null, past: number): SvgNode {
  const constant = {
    ...body.attrs,
    'data-axis': axis.name,
    'data-left': axis.left,
    'data-step': axis.step,
    'data-full': axis.full,
    'data-room': axis.room,
    'data-future': axis.future,
  };
  if (present === null) return el('svg', { ...constant, width: axis.full }, body.children);
  const children = body.children.map((child) => at(child, axis, present, past));
  return el('svg', { ...constant, 'data-present': present, width: widthAt(axis, past) }, children);
}

function at(child: SvgChild, axis: TimeAxis, present: number, past: number): SvgChild {
  if (typeof child === 'string') return child;
  const moment = child.attrs[`data-${axis.name}`];
  const children = child.children.map((inner) => at(inner, axis, present, past));
  if (typeof moment === 'number') {
    const attrs = moment > present ? { ...child.attrs, class: `${child.attrs.class} future` } : child.attrs;
    return { ...child, attrs, children };
  }
  const places = placesAt(axis, past);
  if (child.attrs.class === 'cursor')
    return { ...child, attrs: { ...child.attrs, transform: places.cursor } };
  if (child.attrs.class === 'veil') return { ...child, attrs: { ...child.attrs, transform: places.veil } };
  return { ...child, children };
}
