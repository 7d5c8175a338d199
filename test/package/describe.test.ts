import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  describeMoment,
  describeProblem,
  foldMatch,
  LANGUAGES,
  readLog,
  type Timeline,
} from '../../src/package/index.ts';

function timelineOf(text: string): Timeline {
  const { match, problems } = readLog(text).matches[0];
  return foldMatch(match, problems);
}

const dawn = timelineOf(readFileSync('logs/first-dawn.revlog', 'utf8'));

describe('describeMoment', () => {
  it('says in each language what happened, and why it was allowed', () => {
    expect(LANGUAGES.map((language) => describeMoment(dawn, 'r1t1p2', language)?.headline)).toEqual([
      'Physo lays 9♦ 9♣ over Ari Malachitis’s eight.',
      'Physo χτυπά το οχτάρι (Ari Malachitis) με 9♦ 9♣.',
      'Physo felülüti Ari Malachitis nyolcasát: 9♦ 9♣.',
    ]);
    expect(describeMoment(dawn, 'r1t1p2')?.why).toMatch(/A\d+/);
  });

  it('has cards in words for a voice', () => {
    const { headline = '', speech = '' } = describeMoment(dawn, 'r1t1p1') ?? {};
    expect(headline).toMatch(/[♦♥♣♠]/);
    expect(speech).not.toMatch(/[♦♥♣♠]/);
  });

  it('tells the first moment of a branch from the one that the branch leaves', () => {
    const branched = dawn.rounds.flatMap(({ branches }) => branches)[0];
    const first = branched?.frames[0]?.at ?? '';
    expect(describeMoment(dawn, first)).toMatchObject({ at: first });
  });

  it('finds the nearest moment before one that is not there', () => {
    expect(describeMoment(dawn, 'end')?.at).toBe(dawn.rounds.at(-1)?.frames.at(-1)?.at);
    expect(describeMoment(dawn, 'r1t99')?.at).toBe('r1t6p2');
  });

  it('is null where there is nothing to tell', () => {
    expect(describeMoment(dawn, 'yesterday')).toBeNull();
    expect(describeMoment(timelineOf(''), 'start')).toBeNull();
    expect(describeMoment(timelineOf('revolution-log 1\nrules bridge\n'), 'start')).toBeNull();
  });
});

describe('describeProblem', () => {
  it('says what is wrong in the language asked for', () => {
    const { problems } = timelineOf('revolution-log 1\nrules anemaky\n');
    const problem = problems.find(({ code }) => code === 'game.unknown');
    if (!problem) throw new Error('The log should have a problem.');
    expect(describeProblem(problem)).toContain('anemaky');
    expect(describeProblem(problem, 'hu')).not.toBe(describeProblem(problem));
  });
});
