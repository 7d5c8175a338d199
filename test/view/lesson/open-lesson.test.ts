/** A lesson that is broken stops the build, and says in which file and line. */
import { describe, expect, it } from 'vitest';
import { openLesson } from '../../../src/view/lesson/open-lesson.ts';
import { ASK, LOG, PATH, PREDICT, SAY, sidecar } from './sample.ts';

/** What the build says of a lesson; nothing of one that is whole. */
function said(steps: readonly object[], log: string | undefined = LOG, head: object = {}): string {
  try {
    openLesson(PATH, sidecar(steps, head), log);
    return '';
  } catch (error) {
    return String(error);
  }
}

const FILE = 'lessons/anemaki/07-sample.lesson.json';

describe('the build', () => {
  it('takes a lesson that agrees with its log', () => {
    expect(said([SAY, ASK, PREDICT])).toBe('');
  });

  it.each([
    ['asks where there is no choice', { ...ASK, at: 'r1t1p2' }, 'ari has nothing to choose at r1t1p2'],
    [
      'accepts what the rules forbid',
      { ...ASK, accept: ['plays Qd'] },
      '“plays Qd” is accepted, but against',
    ],
    [
      'accepts cards that are not held',
      { ...ASK, accept: ['plays Ah Ad'] },
      '“plays Ah Ad” is accepted, but',
    ],
    ['stands at a moment that is not there', { ...ASK, at: 'r1t7p1' }, 'The log has no moment r1t7p1.'],
    ['lacks a language', { ...ASK, hint: { en: 'Two.', el: 'Δύο.' } }, 'The text is missing in hu.'],
    ['has a kind of step that is not known', { at: 'r1d', tell: { en: 'Look.' } }, 'tell'],
    ['bets on what the log leaves open', { ...PREDICT, choices: 'revolution' }, 'does not settle at r1t1p4'],
    [
      'asks one whose cards are hidden',
      { ...ASK, at: 'r1d', seat: 'rhys' },
      'does not see the cards of rhys',
    ],
  ])('refuses a lesson that %s', (_, broken, what) => {
    const fault = said([SAY, broken]);
    expect(fault).toContain(`${FILE}:4: `);
    expect(fault).toContain(what);
  });

  it('names every fault on a line of its own', () => {
    const faults = said([
      { ...SAY, at: 'r9d' },
      { ...ASK, at: 'r1t1p2' },
    ]).split('\n');
    expect(faults).toEqual([
      expect.stringContaining(`${FILE}:3: The log has no moment r9d.`),
      expect.stringMatching(`^${FILE}:4: ari has nothing to choose`),
    ]);
  });

  it('refuses a log that is against the rules, in the line of the log', () => {
    const log = LOG.replace('ari plays Kd Ks', 'ari plays Kd');
    expect(said([SAY], log)).toContain('lessons/anemaki/07-sample.revlog:19: ');
  });

  it('refuses a lesson without its log, and one that is no JSON', () => {
    expect(() => openLesson(PATH, sidecar([SAY]), undefined)).toThrow(`${FILE}:1: There is no log`);
    expect(() => openLesson(PATH, '{\n"revolution-lesson": 1,\n"title": }', LOG)).toThrow(`${FILE}:3: `);
  });
});
