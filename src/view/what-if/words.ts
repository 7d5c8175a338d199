/** The words of what-if in one language, a piece of script of its own. */
import type { Language } from '../../explain/messages/languages.ts';
import type { Messages } from '../../explain/messages/messages.ts';

const LOADERS: Readonly<Record<Language, () => Promise<Pick<Messages, 'whatIf'>>>> = {
  en: () => import('../../explain/messages/en/what-if.ts'),
  el: () => import('../../explain/messages/el/what-if.ts'),
  hu: () => import('../../explain/messages/hu/what-if.ts'),
};

export async function loadWhatIfWords(language: Language): Promise<Messages['whatIf']> {
  return (await LOADERS[language]()).whatIf;
}
