/** Whether an element has less room than a drawing at its usual size wants. */
import type { RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** In CSS pixels. */
const NARROW = 560;

export function useNarrow(element: RefObject<HTMLElement>): boolean {
  const [narrow, setNarrow] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) =>
      setNarrow((entry?.contentRect.width ?? NARROW) < NARROW),
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return narrow;
}
