/** A lesson of few steps over a few plays, for tests: its two files, so that a test can break either. */
import type { Language } from '../../../src/explain/messages/languages.ts';
import { lessonData } from '../../../src/view/lesson/lesson-data.ts';
import { openLesson } from '../../../src/view/lesson/open-lesson.ts';
import { LESSON_LOG } from '../../support/lesson-log.ts';

export const PATH = 'lessons/anemaki/07-sample.lesson.json';

export const LOG = `${LESSON_LOG}janiet passes
aster passes
rhys passes
`;

const all = (text: string) => ({ en: text, el: text, hu: text });

export const SAY = { at: 'r1t1p1', say: all('Two sevens lie there.') };
export const ASK = {
  at: 'r1t1p3',
  ask: all('Beat the tens.'),
  accept: ['plays Kd Ks', 'passes'],
  hint: all('Two of a rank.'),
  answers: { 'plays Qd': all('A single queen is too few.'), passes: all('You may wait, too.') },
  done: all('Kings they are.'),
};
export const PREDICT = {
  at: 'r1t1p4',
  predict: all('Who takes the trick?'),
  choices: 'taker',
  done: all('Nobody had a pair of aces.'),
};

/** The sidecar, a step a line: the first stands in line 3. */
export function sidecar(steps: readonly object[], head: object = {}): string {
  const top = {
    'revolution-lesson': 1,
    title: all('A sample'),
    goal: all('Beat a pair.'),
    rules: ['A8'],
    seat: 'ari',
    ...head,
  };
  const lines = steps.map((step) => JSON.stringify(step)).join(',\n');
  return `${JSON.stringify(top).slice(0, -1)},\n"steps": [\n${lines}\n]}`;
}

export function sampleLesson(locale: Language) {
  const open = openLesson(PATH, sidecar([SAY, ASK, PREDICT]), LOG);
  const hosted = { course: 'anemaki', name: 'sample', number: 7, ...open };
  return {
    ...lessonData(hosted, locale),
    linked: {},
    onward: [{ href: '/learn/next/', text: 'Next lesson' }],
  };
}
