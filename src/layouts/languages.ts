/** What the languages call themselves, for the switch between them. */
import type { Language } from '../explain/messages/languages.ts';

export const LANGUAGE_NAMES: Readonly<Record<Language, { readonly short: string; readonly full: string }>> = {
  en: { short: 'EN', full: 'English' },
  el: { short: 'ΕΛ', full: 'Ελληνικά' },
  hu: { short: 'HU', full: 'Magyar' },
};
