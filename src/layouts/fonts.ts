/** The font files worth asking for before the style sheet is read: those that every line of a language needs. */
import greek from '@fontsource-variable/source-serif-4/files/source-serif-4-greek-wght-normal.woff2?url';
import latinExt from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-ext-wght-normal.woff2?url';
import latin from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2?url';
import type { Language } from '../explain/messages/languages.ts';

export const PRELOADED_FONTS: Readonly<Record<Language, readonly string[]>> = {
  en: [latin],
  el: [latin, greek],
  hu: [latin, latinExt],
};
