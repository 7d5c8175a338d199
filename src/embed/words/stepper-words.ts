/** The words of an embedded player: those of the board, and a few of its own. */
import type { Messages } from '../../explain/messages/messages.ts';
import type { BoardWords } from '../../view/player/board.ts';

export interface StepperWords extends BoardWords {
  readonly stepper: Messages['stepper'];
}
