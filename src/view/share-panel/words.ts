/** The words of the panel, and those in which a shared moment speaks: pieces of script of their own, by language. */
import type { Language } from '../../explain/messages/languages.ts';
import type { Messages } from '../../explain/messages/messages.ts';
import type { ShareVoice } from '../share/scene.ts';
import { loadWords } from '../words/words.ts';

const PANEL: Readonly<Record<Language, () => Promise<Pick<Messages, 'sharePanel'>>>> = {
  en: () => import('../../explain/messages/en/share-panel.ts'),
  el: () => import('../../explain/messages/el/share-panel.ts'),
  hu: () => import('../../explain/messages/hu/share-panel.ts'),
};

const SHARE: Readonly<Record<Language, () => Promise<Pick<Messages, 'share'>>>> = {
  en: () => import('../../explain/messages/en/share.ts'),
  el: () => import('../../explain/messages/el/share.ts'),
  hu: () => import('../../explain/messages/hu/share.ts'),
};

export async function loadPanelWords(language: Language): Promise<Messages['sharePanel']> {
  return (await PANEL[language]()).sharePanel;
}

/** The words for a match; `faults`: one in which something was against the rules. */
export async function loadVoice(language: Language, faults: boolean): Promise<ShareVoice> {
  const [words, { share }] = await Promise.all([loadWords(language, faults), SHARE[language]()]);
  return { locale: language, words: { ...words, share } };
}
