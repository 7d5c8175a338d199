/** Where the present of a chart stands: all that a page needs in order to move it, without what draws. */
import { translate } from './numbers.ts';
import type { Future } from './score-data.ts';

export interface TimeAxis {
  /** Moments are told by `data-frame` or `data-round`. */
  readonly name: 'frame' | 'round';
  /** Where the picture ends after `n` columns: `left + n * step`. */
  readonly left: number;
  readonly step: number;
  /** The whole width, and the room kept to the right of the present when the future is absent. */
  readonly full: number;
  readonly room: number;
  readonly future: Future;
}

/** The width of the picture after so many columns: all of it, or no more than has happened. */
export function widthAt(
  axis: Pick<TimeAxis, 'left' | 'step' | 'full' | 'room' | 'future'>,
  past: number,
): number {
  const reached = axis.left + past * axis.step + axis.room;
  return axis.future === 'pale' ? axis.full : Math.max(0, Math.min(axis.full, reached));
}

/** Where cursor and veil stand after so many columns; before the first there is no cursor. */
export function placesAt(
  axis: Pick<TimeAxis, 'left' | 'step'>,
  past: number,
): { cursor: string; veil: string } {
  const edge = axis.left + past * axis.step;
  return { cursor: translate(past > 0 ? edge - axis.step : -2 * axis.step, 0), veil: translate(edge, 0) };
}
