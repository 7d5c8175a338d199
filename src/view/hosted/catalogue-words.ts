/** The words of a player from the whole catalogue, for the server. */
import { CATALOGUES } from '../../explain/messages/catalogues.ts';
import type { Language } from '../../explain/messages/languages.ts';
import type { Words } from '../words/words.ts';

export function wordsOf(locale: Language): Words {
  return CATALOGUES[locale];
}
