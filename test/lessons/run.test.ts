import { beforeAll, describe, expect, it } from 'vitest';
import { answerTo } from '../../src/lessons/answer.ts';
import type { ReadyAsk, ReadyStep } from '../../src/lessons/ready.ts';
import {
  begin,
  frameOf,
  isDone,
  proceed,
  type Run,
  type RunEvent,
  resume,
  standOf,
} from '../../src/lessons/run.ts';
import { hostedLessons } from '../../src/view/lesson/lessons.ts';
import { readySteps } from '../../src/view/lesson/make-ready.ts';

let steps: ReadyStep[];
let ask: ReadyAsk;

beforeAll(() => {
  const lesson = hostedLessons().find(({ name }) => name === 'lead-and-follow');
  if (!lesson) throw new Error('The lesson is gone.');
  steps = readySteps(lesson, 'en');
  ask = steps[1] as ReadyAsk;
});

const go = (run: Run, ...events: RunEvent[]) =>
  events.reduce((each, event) => proceed(each, steps, event), run);

describe('an answer', () => {
  it('is right whatever the suits, and has the text of its step', () => {
    expect(answerTo(ask, { type: 'play', seat: 0, cards: ['Ks', 'Kd'] })).toEqual({
      verdict: 'right',
      text: ask.done,
    });
    expect(answerTo(ask, { type: 'play', seat: 0, cards: ['Kh', 'Kc'] }).verdict).toBe('right');
  });

  it('is wrong where it is allowed and not asked for, with a text of its own', () => {
    const { verdict, text } = answerTo(ask, { type: 'pass', seat: 0 });
    expect([verdict, String(text)]).toEqual(['wrong', expect.stringContaining('Passing is allowed')]);
  });

  it('is forbidden where the rules forbid it: one king on two tens, cards of two ranks', () => {
    expect(answerTo(ask, { type: 'play', seat: 0, cards: ['Kd'] }).verdict).toBe('forbidden');
    expect(answerTo(ask, { type: 'play', seat: 0, cards: ['Kd', 'As'] }).verdict).toBe('forbidden');
  });
});

describe('the way through a lesson', () => {
  it('stops at a question until it is answered rightly, and lets him try again', () => {
    const asked = go(begin(steps), { type: 'next' });
    expect(go(asked, { type: 'next' }).step).toBe(1);
    const wrong = go(asked, { type: 'answer', deed: { type: 'pass', seat: 0 } }, { type: 'next' });
    expect([wrong.step, standOf(wrong).verdict]).toEqual([1, 'wrong']);
    const right = go(
      wrong,
      { type: 'retry' },
      { type: 'answer', deed: { type: 'play', seat: 0, cards: ['Kd', 'Ks'] } },
    );
    expect(standOf(right)).toMatchObject({ settled: true, verdict: 'right' });
    expect(frameOf(ask, standOf(right))).toBe(ask.frame + 1);
    expect(go(right, { type: 'next' }).step).toBe(2);
  });

  it('shows the answer to whoever wants it', () => {
    const shown = go(begin(steps), { type: 'next' }, { type: 'hint' }, { type: 'show' });
    expect(standOf(shown)).toMatchObject({ settled: true, verdict: 'shown', hint: true });
    expect(ask.shown).toEqual([{ cards: ['Kd', 'Ks'] }, '.']);
  });

  it('tells how a bet fared: Ari, in seat 0, takes the trick', () => {
    const bet = steps[2];
    if (bet?.kind !== 'predict') throw new Error('The bet is gone.');
    expect(bet.choices[bet.right]).toEqual([{ seat: 0, name: 'Ari Malachitis' }]);
    const at = { ...begin(steps), step: 2 };
    expect(standOf(go(at, { type: 'bet', choice: bet.right })).verdict).toBe('right');
    expect(standOf(go(at, { type: 'bet', choice: bet.right + 1 })).verdict).toBe('wrong');
  });

  it('comes back to a step without the reproach that was left there', () => {
    const wrong = go(begin(steps), { type: 'next' }, { type: 'answer', deed: { type: 'pass', seat: 0 } });
    const again = go(wrong, { type: 'back' }, { type: 'next' });
    expect([again.step, standOf(again).verdict, standOf(again).text]).toEqual([1, null, null]);
  });

  it('goes on at the step that was reached, with the answers before it shown', () => {
    const at = resume(steps, { step: 2, settled: false });
    expect([at.step, at.stands.map(({ verdict }) => verdict).slice(0, 3)]).toEqual([
      2,
      [null, 'shown', null],
    ]);
    expect(standOf(resume(steps, { step: 2, settled: true }))).toMatchObject({ settled: true, bet: null });
    expect(isDone(resume(steps, { step: 99, settled: true }))).toBe(true);
    expect(go(at, { type: 'again' })).toEqual(begin(steps));
  });

  it('is done when the last step is reached and all are settled', () => {
    let run = begin(steps);
    for (const [i, step] of steps.entries()) {
      expect(isDone(run)).toBe(i === steps.length - 1);
      if (step.kind === 'ask') run = go(run, { type: 'show' });
      if (step.kind === 'predict') run = go(run, { type: 'bet', choice: 0 });
      if (run.step < steps.length - 1) run = go(run, { type: 'next' });
    }
    expect(run.step).toBe(steps.length - 1);
  });
});
