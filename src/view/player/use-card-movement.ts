/** Lets cards move from where they were to where they are: briefly, for single steps, and not under reduced motion. */
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { handBehind, type Layout, planMovements, type Spot } from './card-plan.ts';
import type { Moment } from './moment.ts';

const DURATION = 260;

interface Seen {
  readonly layout: Layout;
  readonly width: number;
  readonly frames: Moment['frames'];
  readonly index: number;
}

export function useCardMovement(table: RefObject<HTMLElement>, { frames, index }: Moment): void {
  const last = useRef<Seen | null>(null);
  useLayoutEffect(() => {
    const root = table.current;
    if (!root || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const elements = new Map<string, HTMLElement>();
    const seen = { layout: measure(root, elements), width: root.clientWidth, frames, index };
    const before = last.current;
    last.current = seen;
    const isStep = before?.frames === frames && Math.abs(before.index - index) === 1;
    if (!before || !isStep || before.width !== seen.width) return;
    for (const { key, dx, dy, scale } of planMovements(before.layout, seen.layout, handBehind)) {
      elements.get(key)?.animate(
        [
          { transform: `translate(${dx}px,${dy}px) scale(${scale})`, zIndex: 1 },
          { transform: 'none', zIndex: 1 },
        ],
        {
          duration: DURATION,
          easing: 'cubic-bezier(.2,.7,.3,1)',
        },
      );
    }
  }, [table, frames, index]);
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
