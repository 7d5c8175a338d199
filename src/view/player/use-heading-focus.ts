/** Who works by keyboard, or hears the page, goes on with what is to be entered next: its heading takes the place of the button that is gone. */
import { type MutableRef, useEffect, useRef } from 'preact/hooks';

/** `step`: changes with every step. The first heading in the element, or what `wanted` selects, is focused where the focus was lost. */
export function useHeadingFocus(step: string, wanted = 'h2'): MutableRef<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement | null>(null);
  const last = useRef(step);
  useEffect(() => {
    const hasMoved = last.current !== step;
    last.current = step;
    if (!hasMoved || document.activeElement !== document.body) return;
    const heading = root.current?.querySelector<HTMLElement>(wanted);
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [step]);
  return root;
}
