/** A list of any length: only the rows in sight stand in the page. All rows have one height. */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { scrollTopFor, windowOf } from './window-of.ts';

interface VirtualListProps {
  readonly label: string;
  readonly class: string;
  readonly count: number;
  /** In CSS pixels. */
  readonly rowHeight: number;
  readonly row: (index: number) => ComponentChildren;
  readonly rowClass?: (index: number) => string;
  /** A row to bring into sight whenever it changes. */
  readonly target: number | null;
}

/** Before it is measured. */
const FIRST_VIEW = 480;

export function VirtualList({
  label,
  count,
  rowHeight,
  row,
  rowClass,
  target,
  class: name,
}: VirtualListProps) {
  const box = useRef<HTMLElement>(null);
  const [view, setView] = useState({ scrollTop: 0, viewHeight: FIRST_VIEW });
  const measure = () => {
    const element = box.current;
    if (element) setView({ scrollTop: element.scrollTop, viewHeight: element.clientHeight || FIRST_VIEW });
  };
  useEffect(measure, []);
  useEffect(() => {
    const element = box.current;
    if (!element || target === null) return;
    const viewHeight = element.clientHeight || FIRST_VIEW;
    element.scrollTop = scrollTopFor(target, { count, rowHeight, viewHeight });
    measure();
  }, [target, count, rowHeight]);
  const { height, from, to, top } = windowOf({ count, rowHeight, ...view });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
    <section ref={box} class={`virtual-list ${name}`} aria-label={label} tabIndex={0} onScroll={measure}>
      <div style={{ blockSize: `${height}px` }}>
        <ol style={{ transform: `translateY(${top}px)` }} start={from + 1}>
          {Array.from({ length: Math.max(0, to - from) }, (_, i) => (
            <li
              key={from + i}
              class={rowClass?.(from + i)}
              style={{ blockSize: `${rowHeight}px` }}
              aria-setsize={count}
              aria-posinset={from + i + 1}
            >
              {row(from + i)}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
