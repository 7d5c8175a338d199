/** The words for faults of a log, loaded when there is one to show. */
import { explainProblem } from '../../explain/explain-problem.ts';
import type { Language } from '../../explain/messages/languages.ts';
import type { Messages } from '../../explain/messages/messages.ts';
import type { Rich } from '../../explain/rich.ts';
import type { Problem } from '../../log/problem.ts';

export type ProblemTeller = (problem: Problem) => Rich;

type ProblemWords = Pick<Messages, 'problems' | 'refusals'>;

const LOADERS: Readonly<Record<Language, () => Promise<ProblemWords>>> = {
  en: () => import('./en.ts'),
  el: () => import('./el.ts'),
  hu: () => import('./hu.ts'),
};

export async function loadTeller(language: Language): Promise<ProblemTeller> {
  const messages = await LOADERS[language]();
  return (problem) => explainProblem(problem, messages);
}
