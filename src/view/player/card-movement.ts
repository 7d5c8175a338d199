/** Lets cards move from where they were to where they are: briefly, for single steps, and not under reduced motion. */
import { handBehind, type Layout, planMovements, type Spot } from './card-plan.ts';
import type { Moment } from './moment.ts';

const DURATION = 260;

/** Where everything stood at a moment. */
export interface Seen {
  readonly layout: Layout;
  readonly width: number;
  readonly frames: Moment['frames'];
  readonly index: number;
}

/** Moves the cards of a table that has just changed; returns where they stand now, to be given the next time. */
export function moveCards(
  table: HTMLElement,
  { frames, index }: Pick<Moment, 'frames' | 'index'>,
  before: Seen | null,
): Seen | null {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return null;
  const elements = new Map<string, HTMLElement>();
  const seen = { layout: measure(table, elements), width: table.clientWidth, frames, index };
  const isStep = before?.frames === frames && Math.abs(before.index - index) === 1;
  if (!before || !isStep || before.width !== seen.width) return seen;
  for (const { key, dx, dy, scale, from } of planMovements(before.layout, seen.layout, handBehind)) {
    const card = elements.get(key);
    if (card) slide(card, `translate(${dx}px,${dy}px) scale(${scale})`, from === 'elsewhere');
  }
  return seen;
}

/** The transform alone is animated, so that it needs nothing of the page's own thread; a card that comes across the table is set above the others for as long. */
function slide(card: HTMLElement, transform: string, above: boolean): void {
  const timing = { duration: DURATION, easing: 'cubic-bezier(.2,.7,.3,1)' };
  const movement = card.animate([{ transform }, { transform: 'none' }], timing);
  if (!above) return;
  card.style.zIndex = '1';
  movement.onfinish = movement.oncancel = () => card.style.removeProperty('z-index');
}

/** Where all cards and places stand, seen from the table's corner. Several copies of a card are told apart by number. */
function measure(root: HTMLElement, elements: Map<string, HTMLElement>): Layout {
  const corner = root.getBoundingClientRect();
  const spotOf = (element: Element): Spot => {
    const box = element.getBoundingClientRect();
    return { x: box.x + box.width / 2 - corner.x, y: box.y + box.height / 2 - corner.y, width: box.width };
  };
  const cards = new Map<string, Spot & { place: string }>();
  const places = new Map<string, Spot>();
  for (const place of root.querySelectorAll<HTMLElement>('[data-place]')) {
    const name = place.dataset.place ?? '';
    places.set(name, spotOf(place));
    for (const element of place.querySelectorAll<HTMLElement>('[data-card]')) {
      let key = element.dataset.card ?? '';
      while (cards.has(key)) key += '+';
      cards.set(key, { ...spotOf(element), place: name });
      elements.set(key, element);
    }
  }
  return { cards, places };
}
