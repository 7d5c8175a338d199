/** What the languages call themselves, for the switch between them; and with a territory, as Open Graph names them. */
import type { Language } from '../explain/messages/languages.ts';

interface LanguageNames {
  readonly short: string;
  readonly full: string;
  readonly territory: string;
}

export const LANGUAGE_NAMES: Readonly<Record<Language, LanguageNames>> = {
  en: { short: 'EN', full: 'English', territory: 'en_GB' },
  el: { short: 'ΕΛ', full: 'Ελληνικά', territory: 'el_GR' },
  hu: { short: 'HU', full: 'Magyar', territory: 'hu_HU' },
};
