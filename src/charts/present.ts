/**
 * Moves the present through a chart that stands in a page. Nothing is drawn anew: a step changes two
 * transforms, the width where the future is absent, and the class of the moments passed over.
 */
import { placesAt, widthAt } from './places.ts';

interface Moments {
  readonly times: readonly number[];
  readonly elements: readonly Element[];
  /** Of the columns alone: a turn of the world is a moment too, but takes no room. */
  readonly columns: readonly number[];
}

const KNOWN = new WeakMap<Element, Moments>();

/**
 * Shows the body of a score at a frame, or of a bump chart after a round; `root` is that `<svg>` or anything around one.
 * The first call reads the moments from the drawing, O(n log n); later ones cost O(log n + moments passed).
 */
export function markPresent(root: Element, present: number): void {
  const body = root.matches('[data-axis]') ? root : root.querySelector('[data-axis]');
  if (!body) return;
  const moments = momentsOf(body);
  const before = body.getAttribute('data-present');
  const from = before === null ? moments.times.length : countUntil(moments.times, Number(before));
  const to = countUntil(moments.times, present);
  for (let i = Math.min(from, to); i < Math.max(from, to); i++) {
    moments.elements[i]?.classList.toggle('future', i >= to);
  }
  const past = countUntil(moments.columns, present);
  const axis = {
    left: read(body, 'left'),
    step: read(body, 'step'),
    full: read(body, 'full'),
    room: read(body, 'room'),
    future: body.getAttribute('data-future') === 'absent' ? ('absent' as const) : ('pale' as const),
  };
  const places = placesAt(axis, past);
  body.querySelector('.cursor')?.setAttribute('transform', places.cursor);
  body.querySelector('.veil')?.setAttribute('transform', places.veil);
  body.setAttribute('width', String(widthAt(axis, past)));
  body.setAttribute('data-present', String(present));
}

/** The moment (frame or round) of the column, or the pass within one, that an event hit; null beside all columns. */
export function momentUnder(target: EventTarget | null): number | null {
  const column = target instanceof Element ? target.closest('.column, .moment') : null;
  const moment = column?.getAttribute('data-frame') ?? column?.getAttribute('data-round');
  return moment == null ? null : Number(moment);
}

function momentsOf(body: Element): Moments {
  const known = KNOWN.get(body);
  if (known) return known;
  const name = `data-${body.getAttribute('data-axis')}`;
  const found = [...body.querySelectorAll(`[${name}]`)]
    .map((element) => ({ element, time: Number(element.getAttribute(name)) }))
    .sort((a, b) => a.time - b.time);
  const moments = {
    times: found.map((moment) => moment.time),
    elements: found.map((moment) => moment.element),
    columns: found.filter((m) => m.element.classList.contains('column')).map((m) => m.time),
  };
  KNOWN.set(body, moments);
  return moments;
}

function read(body: Element, name: string): number {
  return Number(body.getAttribute(`data-${name}`));
}

/** How many of the rising times are not after `time`. (D3's bisection would bring the whole of d3-array to every page.) */
function countUntil(times: readonly number[], time: number): number {
  return times.findLastIndex((each) => each <= time) + 1;
}
