/** Wakes the page of the library. */
import { hydrate } from 'preact';
import { asLanguage } from '../words/words.ts';
import { Library } from './Library.tsx';
import { loadLibraryWords } from './words/library-words.ts';

/** `root` holds the rendered page; its data say where links lead. */
export async function hydrateLibrary(root: HTMLElement): Promise<void> {
  const locale = asLanguage(document.documentElement.lang);
  const words = await loadLibraryWords(locale);
  const { open = '', practice = '', record = '' } = root.dataset;
  hydrate(<Library words={words} locale={locale} places={{ open, practice, record }} />, root);
  root.dataset.awake = '';
}
