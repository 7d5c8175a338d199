/** The words of an analysis in one language, loaded with it. */
import type { Language } from '../../explain/messages/languages.ts';
import type { Messages } from '../../explain/messages/messages.ts';

export type AnalysisWords = Pick<Messages, 'analysis' | 'ledger' | 'report' | 'review'>;

const LOADERS: Readonly<Record<Language, () => Promise<{ readonly words: AnalysisWords }>>> = {
  en: () => import('./words/en.ts'),
  el: () => import('./words/el.ts'),
  hu: () => import('./words/hu.ts'),
};

export async function loadAnalysisWords(language: Language): Promise<AnalysisWords> {
  return (await LOADERS[language]()).words;
}
