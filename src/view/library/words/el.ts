/** The words of the library in one language: a piece of script of its own. */
import { game } from '../../../explain/messages/el/game.ts';
import { library } from '../../../explain/messages/el/library.ts';
import type { LibraryWords } from './library-words.ts';

export const words: LibraryWords = { game, library };
