/** Wakes a lesson: its data stands in the page, its words are fetched. */
import { hydrate } from 'preact';
import type { Language } from '../../explain/messages/languages.ts';
import { asLanguage } from '../words/words.ts';
import type { LessonData, LessonWords } from './course.ts';
import { LessonPlayer } from './LessonPlayer.tsx';

const WORDS: Readonly<Record<Language, () => Promise<{ readonly words: LessonWords }>>> = {
  en: () => import('./words/en.ts'),
  el: () => import('./words/el.ts'),
  hu: () => import('./words/hu.ts'),
};

export async function hydrateLesson(root: HTMLElement, json: string): Promise<void> {
  const locale = asLanguage(document.documentElement.lang);
  const { words } = await WORDS[locale]();
  const data = JSON.parse(json) as LessonData;
  const { rules = '' } = root.dataset;
  const map = root.querySelector('.lesson-map')?.innerHTML ?? '';
  hydrate(<LessonPlayer {...{ data, words, locale, rules, map }} />, root);
  // Beside the words there is room for the map; below the table it waits to be asked for.
  root.querySelector('details')?.toggleAttribute('open', matchMedia('(min-width: 60rem)').matches);
  root.dataset.awake = '';
}
