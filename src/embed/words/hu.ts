/** The words of an embedded player in one language: a part of the embed. */

import { makePoints } from '../../explain/messages/formats.ts';
import { board } from '../../explain/messages/hu/board.ts';
import { stepper } from '../../explain/messages/hu/stepper.ts';
import { cardLabel, set, trick } from '../../explain/messages/hu/words.ts';
import { hand } from '../hand.ts';
import type { StepperWords } from './stepper-words.ts';

const words: StepperWords = {
  game: { cardLabel, set, trick, points: makePoints('hu') },
  player: board,
  stepper,
};

hand('words.hu', words);
