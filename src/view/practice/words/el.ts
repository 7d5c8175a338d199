/** The words of the practice table in one language: a piece of script of its own. */
import { practice } from '../../../explain/messages/el/practice.ts';
import { refusals } from '../../../explain/messages/el/refusals.ts';
import { words as player } from '../../words/el.ts';
import type { TableWords } from './practice-words.ts';

export const words: TableWords = { ...player, practice, refusals };
