/** The words of the page that opens a log, in one language, and how a page comes by them. */
import type { Language } from '../../../explain/messages/languages.ts';
import type { Messages } from '../../../explain/messages/messages.ts';
import type { Words } from '../../words/words.ts';

export type OpenerWords = Words & Pick<Messages, 'logLink' | 'match' | 'opener'>;

const LOADERS: Readonly<Record<Language, () => Promise<{ readonly words: OpenerWords }>>> = {
  en: () => import('./en.ts'),
  el: () => import('./el.ts'),
  hu: () => import('./hu.ts'),
};

export async function loadOpenerWords(language: Language): Promise<OpenerWords> {
  return (await LOADERS[language]()).words;
}
