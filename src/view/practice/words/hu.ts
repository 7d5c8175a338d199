/** The words of the practice table in one language: a piece of script of its own. */
import { practice } from '../../../explain/messages/hu/practice.ts';
import { refusals } from '../../../explain/messages/hu/refusals.ts';
import { words as player } from '../../words/hu.ts';
import type { TableWords } from './practice-words.ts';

export const words: TableWords = { ...player, practice, refusals };
