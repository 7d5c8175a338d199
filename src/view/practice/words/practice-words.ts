/** The words of practice in one language: of the form that stands in the page, and of the table, which come with the game. */
import type { Language } from '../../../explain/messages/languages.ts';
import type { Messages } from '../../../explain/messages/messages.ts';
import type { Words } from '../../words/words.ts';

export type PracticeWords = Messages['practice'];
export type TableWords = Words & Pick<Messages, 'practice' | 'refusals'>;

const TABLE: Readonly<Record<Language, () => Promise<{ readonly words: TableWords }>>> = {
  en: () => import('./en.ts'),
  el: () => import('./el.ts'),
  hu: () => import('./hu.ts'),
};

const PRACTICE: Readonly<Record<Language, () => Promise<{ readonly practice: PracticeWords }>>> = {
  en: () => import('../../../explain/messages/en/practice.ts'),
  el: () => import('../../../explain/messages/el/practice.ts'),
  hu: () => import('../../../explain/messages/hu/practice.ts'),
};

export async function loadTableWords(language: Language): Promise<TableWords> {
  return (await TABLE[language]()).words;
}

export async function loadPracticeWords(language: Language): Promise<PracticeWords> {
  return (await PRACTICE[language]()).practice;
}
