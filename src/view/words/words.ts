/** The words of a player in one language, and how a page comes by them. */
import { LANGUAGES, type Language } from '../../explain/messages/languages.ts';
import type { Messages } from '../../explain/messages/messages.ts';

/**
 * `refusals` say why something was against the rules: they come with a match in which something was, or with the first
 * question. `charts` come with the first drawing.
 */
export type Words = Pick<Messages, 'game' | 'moments' | 'player'> & Partial<Refusals & Charts>;

type Charts = Pick<Messages, 'charts'>;

type Refusals = Pick<Messages, 'refusals'>;

const LOADERS: Readonly<Record<Language, () => Promise<{ readonly words: Words }>>> = {
  en: () => import('./en.ts'),
  el: () => import('./el.ts'),
  hu: () => import('./hu.ts'),
};

const REFUSALS: Readonly<Record<Language, () => Promise<Refusals>>> = {
  en: () => import('../../explain/messages/en/refusals.ts'),
  el: () => import('../../explain/messages/el/refusals.ts'),
  hu: () => import('../../explain/messages/hu/refusals.ts'),
};

/** The words of a player; `faults`: of a match in which something was against the rules. */
export async function loadWords(language: Language, faults: boolean): Promise<Words> {
  const [{ words }, refusals] = await Promise.all([
    LOADERS[language](),
    faults ? loadRefusals(language) : undefined,
  ]);
  return refusals ? { ...words, refusals } : words;
}

export async function loadRefusals(language: Language): Promise<Messages['refusals']> {
  return (await REFUSALS[language]()).refusals;
}

const CHARTS: Readonly<Record<Language, () => Promise<Charts>>> = {
  en: () => import('../../explain/messages/en/charts.ts'),
  el: () => import('../../explain/messages/el/charts.ts'),
  hu: () => import('../../explain/messages/hu/charts.ts'),
};

export async function loadChartWords(language: Language): Promise<Messages['charts']> {
  return (await CHARTS[language]()).charts;
}

const KEYS: Readonly<Record<Language, () => Promise<Pick<Messages, 'keys'>>>> = {
  en: () => import('../../explain/messages/en/keys.ts'),
  el: () => import('../../explain/messages/el/keys.ts'),
  hu: () => import('../../explain/messages/hu/keys.ts'),
};

/** The words of the help, when it is first asked for. */
export async function loadKeyWords(language: Language): Promise<Messages['keys']> {
  return (await KEYS[language]()).keys;
}

/** A language from a text; the fallback for one that there is not. */
export function asLanguage(text: string, fallback: Language = LANGUAGES[0]): Language {
  return LANGUAGES.find((language) => language === text) ?? fallback;
}
