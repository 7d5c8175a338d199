/** A lesson of few steps over a few plays, for tests: its two files, so that a test can break either. */
import type { Language } from '../../../src/explain/messages/languages.ts';
import { lessonData } from '../../../src/view/lesson/lesson-data.ts';
import { openLesson } from '../../../src/view/lesson/open-lesson.ts';

export const PATH = 'lessons/anemaki/07-sample.lesson.json';

export const LOG = `revolution-log 1
rules anemaki
player ari
player physo
player janiet
player aster
player rhys
round 1
dealer janiet
deal ari 8s Jc Qd Kd Ks As
deal physo 9h Jh Qh Qc Kh Ah
deal janiet 7c 7s 8d 8c Ts Js
deal aster 7d 9s Td Tc Qs Ad
deal rhys 8h 9d 9c Jd Kc Ac
talon 7h Th
janiet plays 7c 7s
aster plays Td Tc
rhys passes
ari plays Kd Ks
physo passes
janiet passes
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
