/** Who works by keyboard, or hears the page, goes on with what is to be entered next: its heading takes the place of the button that is gone. */
import { type MutableRef, useEffect, useRef } from 'preact/hooks';

/** `step`: changes with every step. The element's first heading is focused where the focus was lost. */
export function useHeadingFocus(step: string): MutableRef<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement | null>(null);
  const last = useRef(step);
  useEffect(() => {
    const hasMoved = last.current !== step;
    last.current = step;
    if (!hasMoved || document.activeElement !== document.body) return;
    const heading = root.current?.querySelector('h2');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [step]);
  return root;
}
