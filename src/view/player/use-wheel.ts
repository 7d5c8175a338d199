/**
 * The wheel over the table steps: sideways always, up and down only after the reader has put the
 * focus there or pressed on it, so that nobody who scrolls the page is caught.
 */
import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Command } from '../controller/state.ts';

/** Pixels of turning that make a step, and how many of them a line of a coarse wheel is. */
const NOTCH = 60;
const LINE = 20;

export function useWheel(table: RefObject<HTMLElement>, send: (command: Command) => void): void {
  useEffect(() => {
    const element = table.current;
    if (!element) return;
    const page = element.ownerDocument;
    let [turned, engaged] = [0, false];
    const onAttention = ({ target }: Event) => {
      // The player itself takes the focus when the card that had it moves away: that changes nothing.
      if (target === element.closest('.player')) return;
      engaged = target instanceof Node && element.contains(target);
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
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => {
      page.removeEventListener('pointerdown', onAttention);
      page.removeEventListener('focusin', onAttention);
      element.removeEventListener('wheel', onWheel);
    };
  }, [table, send]);
}
