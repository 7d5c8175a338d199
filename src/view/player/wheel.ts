/**
 * The wheel over the table steps: sideways always, up and down only after the reader has put the
 * focus there or pressed on it, so that nobody who scrolls the page is caught.
 */
import type { Command } from '../controller/state.ts';

/** Pixels of turning that make a step, and how many of them a line of a coarse wheel is. */
const NOTCH = 60;
const LINE = 20;

/** Listens until the returned function is called. */
export function listenToWheel(table: HTMLElement, send: (command: Command) => void): () => void {
  const page = table.ownerDocument;
  const { activeElement } = table.getRootNode() as Document | ShadowRoot;
  let [turned, engaged] = [0, table.contains(activeElement)];
  const onAttention = (event: Event) => {
    // The page itself does not see into a part of it that is closed off.
    const [target] = event.composedPath();
    // The player itself takes the focus when the card that had it moves away: that changes nothing.
    if (target === table.closest('.player')) return;
    engaged = target instanceof Node && table.contains(target);
  };
  const onWheel = (event: WheelEvent) => {
    const sideways = Math.abs(event.deltaX) > Math.abs(event.deltaY);
    if (event.ctrlKey || !(sideways || engaged)) return;
    event.preventDefault();
    turned += (sideways ? event.deltaX : event.deltaY) * (event.deltaMode === 1 ? LINE : 1);
    if (Math.abs(turned) < NOTCH) return;
    send(turned > 0 ? 'next' : 'previous');
    turned = 0;
  };
  page.addEventListener('pointerdown', onAttention);
  page.addEventListener('focusin', onAttention);
  table.addEventListener('wheel', onWheel, { passive: false });
  return () => {
    page.removeEventListener('pointerdown', onAttention);
    page.removeEventListener('focusin', onAttention);
    table.removeEventListener('wheel', onWheel);
  };
}
