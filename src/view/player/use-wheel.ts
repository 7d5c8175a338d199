/**
 * The wheel over the table steps: sideways always, up and down only once the reader has put the
 * focus on the table, so that nobody who scrolls the page is caught there.
 */
import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Command } from '../controller/state.ts';

/** Pixels of turning that make a step. */
const NOTCH = 60;

export function useWheel(table: RefObject<HTMLElement>, send: (command: Command) => void): void {
  useEffect(() => {
    const element = table.current;
    if (!element) return;
    let turned = 0;
    const onWheel = (event: WheelEvent) => {
      const sideways = Math.abs(event.deltaX) > Math.abs(event.deltaY);
      if (event.ctrlKey || (!sideways && !element.contains(document.activeElement))) return;
      event.preventDefault();
      turned += (sideways ? event.deltaX : event.deltaY) * (event.deltaMode === 1 ? 20 : 1);
      if (Math.abs(turned) < NOTCH) return;
      send(turned > 0 ? 'next' : 'previous');
      turned = 0;
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [table, send]);
}
