/** Keeps the focus in a panel while a review begins, stops and ends: the buttons for it go away when they are pressed, and keys must go on working. */
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { focusIn } from '../player/use-kept-focus.ts';
import type { ReviewPhase } from './review-source.ts';

/** For the panel's element. What says how far the review is takes the focus over from a button that is gone, or else the heading above the result. */
export function usePhaseFocus(phase: ReviewPhase): RefObject<HTMLElement> {
  const panel = useRef<HTMLElement>(null);
  // As long as the panel is being rendered what it held is still there.
  const held = panel.current?.contains(focusIn(panel.current)) ?? false;
  useLayoutEffect(() => {
    const element = panel.current;
    if (!held || !element || element.contains(focusIn(element))) return;
    const next = element.querySelector<HTMLElement>('.review-progress p') ?? element.querySelector('h2');
    next?.focus({ preventScroll: true });
  }, [phase]);
  return panel;
}
