/** Lets the table be fitted into its box, when either changes. */
import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import type { Moment } from '../../view/player/moment.ts';
import type { FitTable } from '../box/box.ts';
import type { StepperBoard } from './board-of.ts';

/** `fitTable`: null where the table is as large as it likes. */
export function useFit(
  box: RefObject<HTMLElement>,
  fitTable: FitTable | null,
  board: StepperBoard,
  moment: Moment,
): void {
  useLayoutEffect(() => {
    const room = box.current;
    if (!room || !fitTable) return;
    // It calls back at once, too, before anything is painted.
    const observer = new ResizeObserver(() => fitTable(room, board, moment));
    observer.observe(room);
    return () => observer.disconnect();
  }, [board, moment.frame]);
}
