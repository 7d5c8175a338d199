/** The words of an embedded player: those of the board but for titles, which come with the match, and a few of its own. */
import type { Messages } from '../../explain/messages/messages.ts';
import type { BoardWords } from '../../view/player/board.ts';

export interface StepperWords {
  readonly game: Omit<BoardWords['game'], 'title'>;
  readonly player: BoardWords['player'];
  readonly stepper: Messages['stepper'];
}
