/** The words of recording in one language: a piece of script of its own. */
import { record } from '../../../explain/messages/el/record.ts';
import { refusals } from '../../../explain/messages/el/refusals.ts';
import { words as player } from '../../words/el.ts';
import type { RecordWords } from './record-words.ts';

export const words: RecordWords = { ...player, record, refusals };
