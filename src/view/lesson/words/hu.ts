/** The part of the catalogue that a lesson needs, in one language: a piece of script of its own. */
import { board } from '../../../explain/messages/hu/board.ts';
import { game } from '../../../explain/messages/hu/game.ts';
import { learn } from '../../../explain/messages/hu/learn.ts';
import type { LessonWords } from '../course.ts';

export const words: LessonWords = { game, player: board, learn };
