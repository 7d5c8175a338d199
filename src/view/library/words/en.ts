/** The words of the library in one language: a piece of script of its own. */
import { game } from '../../../explain/messages/en/game.ts';
import { library } from '../../../explain/messages/en/library.ts';
import type { LibraryWords } from './library-words.ts';

export const words: LibraryWords = { game, library };
