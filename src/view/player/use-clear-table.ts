/** At the reader's first act, scrolls the page so far that no hand lies beneath the controls; these do not move. */
import type { RefObject } from 'preact';
import { useCallback, useLayoutEffect, useRef } from 'preact/hooks';
import type { Command } from '../controller/state.ts';

/** What stays above the table, in pixels. */
const ABOVE = 16;

/** The same commands; after the first of them the table is looked after. */
export function useClearTable(
  player: RefObject<HTMLElement>,
  send: (command: Command) => void,
): (command: Command) => void {
  const acts = useRef(0);
  useLayoutEffect(() => {
    if (acts.current !== 1) return;
    acts.current = 2;
    const board = player.current?.querySelector<HTMLElement>('.board');
    const bar = board?.querySelector('.controls')?.getBoundingClientRect();
    const stage = board?.querySelector('.stage')?.getBoundingClientRect();
    // With little room the board has no box of its own: its parts stand in the page, the table among them.
    if (!bar || !stage || !board?.offsetHeight) return;
    const by = Math.min(stage.bottom - bar.top, stage.top - ABOVE);
    if (by > 0) scrollBy({ top: by, behavior: 'instant' });
  });
  return useCallback(
    (command) => {
      acts.current ||= 1;
      send(command);
    },
    [send],
  );
}
