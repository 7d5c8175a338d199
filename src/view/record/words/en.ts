/** The words of recording in one language: a piece of script of its own. */
import { record } from '../../../explain/messages/en/record.ts';
import { refusals } from '../../../explain/messages/en/refusals.ts';
import { words as player } from '../../words/en.ts';
import type { RecordWords } from './record-words.ts';

export const words: RecordWords = { ...player, record, refusals };
