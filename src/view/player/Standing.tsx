/** A part of the page as the server rendered it, left standing until something live takes its place. */
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { carryOver } from './carry-over.ts';
import { type Drawn, useReading } from './reading.ts';

interface StandingProps {
  readonly name: Drawn;
  readonly class: string;
  /** What was rendered for open hands must not stay when they are hidden. */
  readonly hidden: boolean;
  readonly children: ComponentChildren;
}

export function Standing({ name, class: className, hidden, children }: StandingProps) {
  const { drawn } = useReading();
  const root = useRef<HTMLDivElement>(null);
  const place = { ref: root, class: className, 'data-drawing': name };
  const isLive = Boolean(children);
  const wasLive = useRef(isLive);
  const again = isLive && !wasLive.current && root.current ? carryOver(root.current) : null;
  useLayoutEffect(() => {
    wasLive.current = isLive;
    if (root.current) again?.(root.current);
  });
  if (children) {
    return (
      <div key="live" {...place}>
        {children}
      </div>
    );
  }
  const html = (!hidden && drawn[name]) || '';
  return <div key="adopted" {...place} dangerouslySetInnerHTML={{ __html: html }} />;
}
