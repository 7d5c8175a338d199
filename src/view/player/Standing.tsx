/** A part of the page as the server rendered it, left standing until something live takes its place. */
import type { ComponentChildren } from 'preact';
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
  const place = { class: className, 'data-drawing': name };
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
