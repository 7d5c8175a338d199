/** Loads what a page needs of one language, each as a part of its own in the browser. */
import type { Language } from './languages.ts';
import type { PlayerMessages, ProblemMessages } from './messages.ts';

type Loaders<T> = Readonly<Record<Language, () => Promise<T>>>;

const PLAYER: Loaders<PlayerMessages> = {
  en: async () => (await import('./en/player-topics.ts')).playerTopics,
  el: async () => (await import('./el/player-topics.ts')).playerTopics,
  hu: async () => (await import('./hu/player-topics.ts')).playerTopics,
};

const PROBLEMS: Loaders<ProblemMessages> = {
  en: () => import('./en/problems.ts'),
  el: () => import('./el/problems.ts'),
  hu: () => import('./hu/problems.ts'),
};

/** The topics that show a match: terms, moments, refusals, the player, the charts. */
export function loadPlayerMessages(language: Language): Promise<PlayerMessages> {
  return PLAYER[language]();
}

/** The sentences for problems of a file; they use the terms of the topics above. */
export function loadProblemMessages(language: Language): Promise<ProblemMessages> {
  return PROBLEMS[language]();
}
