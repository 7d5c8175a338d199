/** Scrolls charts so that the present is seen. The page itself is never scrolled. */
import { markPresent } from './present.ts';

/** Scrolls the box around a chart's body, and nothing else, so that the present and a little after it are seen. */
export function keepInView(body: Element): void {
  const scroller = body.parentElement;
  const cursor = body.querySelector('.cursor')?.getBoundingClientRect();
  if (!scroller || !cursor || cursor.width === 0) return;
  const box = scroller.getBoundingClientRect();
  const room = Math.min(cursor.width * 3, box.width / 3);
  if (cursor.left < box.left || cursor.right + room > box.right) {
    scroller.scrollLeft += cursor.left + cursor.width / 2 - (box.left + box.width / 2);
  }
}

/** Shows all bodies in a panel at a moment, and keeps it in view. Gives what calls off the scrolling that is still to come. */
export function followPresent(panel: Element | null, present: number): () => void {
  const bodies = panel?.querySelectorAll('[data-axis]') ?? [];
  for (const body of bodies) markPresent(body, present);
  // Read what stands where only after all parts of the page have changed.
  const frame = requestAnimationFrame(() => bodies.forEach(keepInView));
  return () => cancelAnimationFrame(frame);
}
