/** Lets cards move from where they were to where they are: briefly, for single steps, and not under reduced motion. */
import { handBehind, type Layout, type Movement, planMovements, type Spot } from './card-plan.ts';
import type { Moment } from './moment.ts';

/** Milliseconds. */
const DURATION = 260;

/** For so much longer a card is held where it came to, unless it is let go. */
const HELD = 1e7;

const EASING = 'cubic-bezier(.2,.7,.3,1)';

/** Where everything stood at a moment. */
export interface Seen {
  readonly layout: Layout;
  /** Which cards lay where. */
  readonly cards: string;
  readonly width: number;
  readonly frames: Moment['frames'];
  readonly index: number;
  /** Ends what is still on its way. */
  readonly end: () => void;
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
  // What is still on its way has come: where it stands is to be measured, not where it passes.
  before?.end();
  const elements = new Map<string, HTMLElement>();
  const layout = measure(table, parts, elements);
  const width = table.clientWidth;
  const movements = isStep && before.width === width ? planMovements(before.layout, layout, handBehind) : [];
  return { layout, cards, width, frames, index, end: slide(movements, elements) };
}

/**
 * The transform alone is animated, so that it needs nothing of the page's own thread; a card that comes across the table is set above
 * the others for as long. Gives what ends it all: browsers look after an animation in each of its last frames, and once more when one
 * that was called off would have ended. So each is given an end that never comes, and all are called off together when the cards have
 * come. A start that is given too needs no frame in which it is told.
 */
function slide(movements: readonly Movement[], elements: ReadonlyMap<string, HTMLElement>): () => void {
  const sliding = movements.flatMap(({ key, dx, dy, scale, from }) => {
    const card = elements.get(key);
    if (!card) return [];
    const transform = `translate(${dx}px,${dy}px) scale(${scale})`;
    const keyframes = [
      { transform, easing: EASING },
      { transform: 'none', offset: DURATION / HELD },
      { transform: 'none' },
    ];
    if (from === 'elsewhere') card.style.zIndex = '1';
    const animation = card.animate(keyframes, HELD);
    animation.startTime = document.timeline.currentTime;
    return { card, animation };
  });
  if (sliding.length === 0) return () => {};
  const end = () => {
    clearTimeout(timer);
    for (const { card, animation } of sliding) {
      animation.cancel();
      card.style.removeProperty('z-index');
    }
  };
  const timer = setTimeout(end, DURATION);
  return end;
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
