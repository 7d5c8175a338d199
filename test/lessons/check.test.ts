import { describe, expect, it } from 'vitest';
import { checkLesson } from '../../src/lessons/check.ts';
import { readLesson } from '../../src/lessons/read-lesson.ts';
import { parseText } from '../../src/log/text/parse.ts';
import { foldMatch } from '../../src/replay/fold.ts';
import { LESSON_LOG } from '../support/lesson-log.ts';

const { match, problems } = parseText(LESSON_LOG);
const timeline = foldMatch(match, problems);

const ASK = {
  at: 'r1t1p3',
  ask: { en: 'Beat it.' },
  accept: ['plays Kd Ks'],
  hint: { en: 'Kings.' },
  done: { en: 'Yes.' },
};

/** Faults of a lesson with these steps, one a line from line 3 on, after a head on the first two. */
function faultsOf(steps: readonly object[], head: object = {}, complete = false): string[] {
  const top = {
    'revolution-lesson': 1,
    title: { en: 'T' },
    goal: { en: 'G' },
    rules: ['A8'],
    seat: 'ari',
    ...head,
  };
  const text = `${JSON.stringify(top).slice(0, -1)},\n"steps": [\n${steps.map((step) => JSON.stringify(step)).join(',\n')}\n]}`;
  const { lesson, root, faults } = readLesson(text);
  const found = lesson && root ? checkLesson(lesson, root, timeline, complete) : faults;
  return found.map(({ line, what }) => `${line}: ${what}`);
}

describe('a lesson', () => {
  it('that agrees with its log has no fault', () => {
    expect(
      faultsOf([{ at: 'r1d', say: { en: 'Look.' }, highlight: ['talon', 'hand:ari', 'card:As'] }, ASK]),
    ).toEqual([]);
  });

  it('is told the rule that an accepted play breaks, at its line', () => {
    expect(faultsOf([{ ...ASK, accept: ['plays Qd'] }])).toEqual([
      expect.stringMatching(/^3: “plays Qd” is accepted, but against the rules: .*too few.*\(A8\)\.$/),
    ]);
  });

  it('may not ask where the seat has no choice', () => {
    expect(faultsOf([{ ...ASK, at: 'r1t1p2' }])).toEqual([
      '3: ari has nothing to choose at r1t1p2, or the log does not tell what he chose.',
    ]);
  });

  it('stands at moments that exist and rise', () => {
    const say = { say: { en: 'Look.' } };
    expect(faultsOf([ASK, { at: 'r1t1p1', ...say }, { at: 'r1t9', ...say }])).toEqual([
      '4: r1t1p1 lies before the step above.',
      '5: The log has no moment r1t9.',
    ]);
  });

  it('points at what is there, names rules that there are, and bets on what the log settles', () => {
    expect(
      faultsOf([{ at: 'r1d', say: { en: 'Look.' }, highlight: ['hand:nobody', 'card:7h'] }], {
        rules: ['F1'],
      }),
    ).toEqual([
      '1: anemaki has no rule F1.',
      '3: Nobody is called nobody.',
      '3: The card 7h is not to be seen here.',
    ]);
    expect(
      faultsOf([{ at: 'r1t1p4', predict: { en: 'Who?' }, choices: 'taker', done: { en: '.' } }]),
    ).toEqual(['3: The log does not settle at r1t1p4 what the bet asks (taker).']);
  });

  it('of our own has its texts in three languages', () => {
    expect(faultsOf([{ at: 'r1d', say: { en: 'Look.', el: 'Δες.' } }], {}, true)).toContain(
      '3: The text is missing in hu.',
    );
  });

  it('is held to the format, each fault at its line', () => {
    expect(
      faultsOf([
        { at: 'here', say: { en: 'Look.' } },
        { ...ASK, accept: [] },
      ]),
    ).toEqual([expect.stringMatching(/^3: /), expect.stringMatching(/^4: /)]);
  });
});
