/** The words of the practice table in one language: a piece of script of its own. */
import { practice } from '../../../explain/messages/en/practice.ts';
import { refusals } from '../../../explain/messages/en/refusals.ts';
import { words as player } from '../../words/en.ts';
import type { TableWords } from './practice-words.ts';

export const words: TableWords = { ...player, practice, refusals };
