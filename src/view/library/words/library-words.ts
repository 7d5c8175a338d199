/** The words of the library in one language, and how a page comes by them: all of them, or those of notes alone. */
import type { Language } from '../../../explain/messages/languages.ts';
import type { Messages } from '../../../explain/messages/messages.ts';

export type LibraryWords = Pick<Messages, 'game' | 'library'>;
export type NoteWords = Messages['library']['notes'];

const WORDS: Readonly<Record<Language, () => Promise<{ readonly words: LibraryWords }>>> = {
  en: () => import('./en.ts'),
  el: () => import('./el.ts'),
  hu: () => import('./hu.ts'),
};

const LIBRARY: Readonly<Record<Language, () => Promise<Pick<Messages, 'library'>>>> = {
  en: () => import('../../../explain/messages/en/library.ts'),
  el: () => import('../../../explain/messages/el/library.ts'),
  hu: () => import('../../../explain/messages/hu/library.ts'),
};

export async function loadLibraryWords(language: Language): Promise<LibraryWords> {
  return (await WORDS[language]()).words;
}

export async function loadNoteWords(language: Language): Promise<NoteWords> {
  return (await LIBRARY[language]()).library.notes;
}
