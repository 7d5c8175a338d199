/** The words of a player in one language, and how a page comes by them. */
import { LANGUAGES, type Language } from '../../explain/messages/languages.ts';
import type { Messages } from '../../explain/messages/messages.ts';

export type Words = Pick<Messages, 'charts' | 'game' | 'moments' | 'player' | 'refusals'>;

const LOADERS: Readonly<Record<Language, () => Promise<{ readonly words: Words }>>> = {
  en: () => import('./en.ts'),
  el: () => import('./el.ts'),
  hu: () => import('./hu.ts'),
};

export async function loadWords(language: Language): Promise<Words> {
  return (await LOADERS[language]()).words;
}

/** A language from a text; the fallback for one that there is not. */
export function asLanguage(text: string, fallback: Language = LANGUAGES[0]): Language {
  return LANGUAGES.find((language) => language === text) ?? fallback;
}
