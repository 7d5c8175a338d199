/** A list that scrolls in a box of its own, with rows as high as they need to be: for lists of some length. */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

interface WholeListProps {
  readonly label: string;
  readonly count: number;
  readonly row: (index: number) => ComponentChildren;
  /** A row to bring into sight whenever it changes. */
  readonly target: number | null;
}

export function WholeList({ label, count, row, target }: WholeListProps) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = box.current;
    const line = target === null ? null : element?.querySelectorAll('li')[target];
    if (!element || !line) return;
    const top = line.offsetTop - element.offsetTop;
    const below = top + line.offsetHeight - element.clientHeight;
    element.scrollTop = Math.max(below, Math.min(top, element.scrollTop));
  }, [target]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
    <section ref={box} class="virtual-list whole-list" aria-label={label} tabIndex={0}>
      <ol>
        {Array.from({ length: count }, (_, i) => (
          <li key={i}>{row(i)}</li>
        ))}
      </ol>
    </section>
  );
}
