/** The words of an embedded player in one language: a part of the embed. */
import { board } from '../../explain/messages/el/board.ts';
import { stepper } from '../../explain/messages/el/stepper.ts';
import { cardLabel, set, trick } from '../../explain/messages/el/words.ts';
import { makePoints } from '../../explain/messages/formats.ts';
import { hand } from '../hand.ts';
import type { StepperWords } from './stepper-words.ts';

const words: StepperWords = {
  game: { cardLabel, set, trick, points: makePoints('el') },
  player: board,
  stepper,
};

hand('words.el', words);
