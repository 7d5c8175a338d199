/** The words of an embedded player in one language: a part of the embed. */
import { board } from '../../explain/messages/en/board.ts';
import { stepper } from '../../explain/messages/en/stepper.ts';
import { cardLabel, set, trick } from '../../explain/messages/en/words.ts';
import { makePoints } from '../../explain/messages/formats.ts';
import { hand } from '../hand.ts';
import type { StepperWords } from './stepper-words.ts';

const words: StepperWords = {
  game: { cardLabel, set, trick, points: makePoints('en') },
  player: board,
  stepper,
};

hand('words.en', words);
