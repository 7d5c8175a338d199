/** The words of the reader of logs in one language: a part of the embed. */
import { game } from '../../explain/messages/en/game.ts';
import { logLink } from '../../explain/messages/en/log-link.ts';
import { reader } from '../../explain/messages/en/reader.ts';
import { hand } from '../hand.ts';
import type { ReaderWords } from './reader-words.ts';

const words: ReaderWords = { reader, logLink, games: game.games };

hand('reader.en', words);
