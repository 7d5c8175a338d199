/** Seeking in a chart: a click on a column, or a drag along it with a mouse or pen; a finger scrolls. */
import type { RefObject } from 'preact';
import { momentUnder } from '../../charts/present.ts';

export function useSeek(
  scroller: RefObject<HTMLElement>,
  frameAt: (x: number) => number | null,
  present: number,
  on: { readonly jump: (frame: number) => void; readonly drag: (frame: number) => void },
) {
  return {
    onClick: (event: MouseEvent) => {
      const frame = momentUnder(event.target);
      if (frame !== null && frame !== present) on.jump(frame);
    },
    onPointerMove: (event: PointerEvent) => {
      const element = scroller.current;
      if (!element || event.pointerType === 'touch' || (event.buttons & 1) === 0) return;
      const frame = frameAt(event.clientX - element.getBoundingClientRect().left + element.scrollLeft);
      if (frame !== null && frame !== present) on.drag(frame);
    },
  };
}
