/** Where the focus goes when a part of the page that opens a log gives way to another: nobody is left on a button that is gone. */
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { ReadingState } from './reading-state.ts';

/**
 * To the message, in sight, whenever a log is refused, again too; to how far the reading is; to the text when the reader is back at
 * the chooser. What was read looks after itself.
 */
export function useOpenerFocus(root: RefObject<HTMLElement>, state: ReadingState): void {
  const isFirst = useRef(true);
  // A reading goes on through many states, a refusal is new each time.
  const moment = state.phase === 'choosing' ? state : state.phase;
  useEffect(() => {
    const wasFirst = isFirst.current;
    isFirst.current = false;
    const find = (selector: string) => root.current?.querySelector<HTMLElement>(selector);
    if (state.phase === 'reading') find('.reading-progress [role=status]')?.focus({ preventScroll: true });
    if (state.phase === 'choosing' && state.fault) find('[role=alert]')?.focus();
    else if (state.phase === 'choosing' && !wasFirst) find('textarea')?.focus();
  }, [moment]);
}
