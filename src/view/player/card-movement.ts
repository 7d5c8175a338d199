/** Lets cards move from where they were to where they are: briefly, for single steps, and not under reduced motion. */
import { handBehind, type Layout, planMovements, type Spot } from './card-plan.ts';
import type { Moment } from './moment.ts';

/** Milliseconds. */
const DURATION = 260;

const EASING = 'cubic-bezier(.2,.7,.3,1)';

/** Where everything stood at a moment. */
export interface Seen {
  readonly layout: Layout;
  /** Which cards lay where. */
  readonly cards: string;
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
  const parts = [...table.querySelectorAll<HTMLElement>('[data-place], [data-card]')];
  const cards = parts.map(({ dataset }) => dataset.place ?? dataset.card).join();
  const isStep = before?.frames === frames && Math.abs(before.index - index) === 1;
  // Nothing is measured, and so nothing laid out before its time, where all cards lie as they lay.
  if (isStep && before.cards === cards) return { ...before, index };
  const elements = new Map<string, HTMLElement>();
  const seen = { layout: measure(table, parts, elements), cards, width: table.clientWidth, frames, index };
  if (!isStep || before.width !== seen.width) return seen;
  const sliding: (() => void)[] = [];
  for (const { key, dx, dy, scale, from } of planMovements(before.layout, seen.layout, handBehind)) {
    const card = elements.get(key);
    if (card) sliding.push(slide(card, `translate(${dx}px,${dy}px) scale(${scale})`, from === 'elsewhere'));
  }
  if (sliding.length > 0) {
    setTimeout(() => {
      for (const end of sliding) end();
    }, DURATION);
  }
  return seen;
}

/**
 * The transform alone is animated, so that it needs nothing of the page's own thread; a card that comes across the table is set above
 * the others for as long. Gives what ends it: browsers look after an animation in each of its last frames, and so it is given
 * more time than it uses and called off when the card has come.
 */
function slide(card: HTMLElement, transform: string, above: boolean): () => void {
  const keyframes = [
    { transform, easing: EASING },
    { transform: 'none', offset: 0.25 },
    { transform: 'none' },
  ];
  const movement = card.animate(keyframes, 4 * DURATION);
  if (above) card.style.zIndex = '1';
  return () => {
    movement.cancel();
    if (above) card.style.removeProperty('z-index');
  };
}

/** Where all cards and places stand, seen from the table's corner; a place comes before its cards. Several copies of a card are told apart by number. */
function measure(
  root: HTMLElement,
  parts: readonly HTMLElement[],
  elements: Map<string, HTMLElement>,
): Layout {
  const corner = root.getBoundingClientRect();
  const cards = new Map<string, Spot & { place: string }>();
  const places = new Map<string, Spot>();
  let place = '';
  for (const element of parts) {
    const box = element.getBoundingClientRect();
    const spot = {
      x: box.x + box.width / 2 - corner.x,
      y: box.y + box.height / 2 - corner.y,
      width: box.width,
    };
    if (element.dataset.place !== undefined) {
      place = element.dataset.place;
      places.set(place, spot);
      continue;
    }
    let key = element.dataset.card ?? '';
    while (cards.has(key)) key += '+';
    cards.set(key, { ...spot, place });
    elements.set(key, element);
  }
  return { cards, places };
}
