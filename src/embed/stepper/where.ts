/** Where a player stands, for those outside of it. */
import type { Board } from '../../view/player/board.ts';
import { futureOf, type Moment } from '../../view/player/moment.ts';
import type { Where } from './stepper.ts';

export function whereOf(board: Board, { frame, frames, index, summary, state }: Moment): Where {
  return {
    at: frame.at,
    text: board.describe(summary, frames, index)?.speech ?? '',
    step: index + 1,
    steps: futureOf(state) === 'absent' ? null : frames.length,
  };
}
