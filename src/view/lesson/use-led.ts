/**
 * Leads who works by keyboard, hears the page or sees little of it: a new step's text gets the focus, and so is read out; after an
 * answer the focus goes on to what can be done next, and what was said to it comes into view.
 */
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { isDone, type Run, type RunEvent } from '../../lessons/run.ts';

const STEPS: ReadonlySet<RunEvent['type']> = new Set(['next', 'back', 'again']);

/** To be told of each event before the run follows it; `why`, the reason of the rules, comes later than its answer. */
export function useLed(root: RefObject<HTMLElement>, run: Run, why: unknown): (event: RunEvent) => void {
  const last = useRef<RunEvent['type'] | null>(null);
  useLayoutEffect(() => {
    const find = (selector: string) => root.current?.querySelector<HTMLElement>(selector);
    const type = last.current;
    last.current = null;
    if (!type) return;
    if (STEPS.has(type)) {
      const text = find('.lesson-text');
      text?.focus({ preventScroll: true });
      text?.scrollIntoView({ block: 'nearest' });
      return;
    }
    if (!find('.lesson-words :focus:enabled')) {
      (find('.lesson-way .main') ?? find('.lesson-card'))?.focus({ preventScroll: true });
    }
    // At the end of the lesson that comes into view too, with what was said above it.
    find(isDone(run) ? '.lesson-way' : '.lesson-told')?.scrollIntoView({ block: 'nearest' });
  }, [run]);
  useLayoutEffect(() => {
    if (why) root.current?.querySelector('.lesson-told')?.scrollIntoView({ block: 'nearest' });
  }, [why]);
  return (event) => {
    last.current = event.type;
  };
}
