/** Loads the catalogue of one language, as a part of its own in the browser. */
import type { Language } from './languages.ts';
import type { Messages } from './messages.ts';

const LOADERS: Readonly<Record<Language, () => Promise<Messages>>> = {
  en: async () => (await import('./en/index.ts')).en,
  el: async () => (await import('./el/index.ts')).el,
  hu: async () => (await import('./hu/index.ts')).hu,
};

export function loadMessages(language: Language): Promise<Messages> {
  return LOADERS[language]();
}
