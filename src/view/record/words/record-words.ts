/** The words of recording in one language: of the form that stands in the page, and of the table, which come with the game. */
import type { Language } from '../../../explain/messages/languages.ts';
import type { Messages } from '../../../explain/messages/messages.ts';
import type { Words } from '../../words/words.ts';

export type SetupWords = Messages['record'];
export type RecordWords = Words & Pick<Messages, 'record' | 'refusals'>;

const TABLE: Readonly<Record<Language, () => Promise<{ readonly words: RecordWords }>>> = {
  en: () => import('./en.ts'),
  el: () => import('./el.ts'),
  hu: () => import('./hu.ts'),
};

const SETUP: Readonly<Record<Language, () => Promise<{ readonly record: SetupWords }>>> = {
  en: () => import('../../../explain/messages/en/record.ts'),
  el: () => import('../../../explain/messages/el/record.ts'),
  hu: () => import('../../../explain/messages/hu/record.ts'),
};

export async function loadRecordWords(language: Language): Promise<RecordWords> {
  return (await TABLE[language]()).words;
}

export async function loadSetupWords(language: Language): Promise<SetupWords> {
  return (await SETUP[language]()).record;
}
