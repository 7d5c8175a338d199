import { describe, expect, it } from 'vitest';
import type { Decision } from '../../../src/analysis/review/model.ts';
import {
  advanced,
  answered,
  isGoodEnough,
  type Lesson,
  lessonOn,
  shown,
} from '../../../src/view/analysis/lesson.ts';
import type { Mistake } from '../../../src/view/analysis/review-source.ts';
import { RunningSums } from '../../../src/view/analysis/running-sums.ts';
import { sampleRounds } from '../fixtures/match.ts';
import { sampleReview } from '../fixtures/review.ts';

const rounds = sampleRounds(3);
const review = sampleReview(rounds);
const sums = new RunningSums(5);
for (const [index, round] of rounds.entries()) {
  const of = review.rounds[index];
  if (of) sums.add(index, of, round.frames);
}
const { mistakes } = sums;

function begin(): Lesson {
  const lesson = lessonOn(mistakes.find((each) => each.class === 'mistake')?.seat ?? 0, mistakes);
  if (!lesson) throw new Error('The sample has mistakes.');
  return lesson;
}

const decisionOf = ({ round, decision }: Mistake): Decision =>
  review.rounds[round]?.decisions[decision] as Decision;

const valued = (...values: number[]): Decision =>
  ({ options: values.map((value) => ({ deed: { type: 'pass' }, value, se: 0 })) }) as unknown as Decision;

describe('a lesson', () => {
  it('puts the mistakes and blunders of one player, and nothing less', () => {
    const { seat, questions } = begin();
    expect(questions.every((each) => each.seat === seat && each.class !== 'inaccuracy')).toBe(true);
    expect(lessonOn(9, mistakes)).toBeNull();
  });

  it('takes an option less than .05 worse than the best, at a table of five', () => {
    expect(isGoodEnough(valued(1, 0.96), 1, 5)).toBe(true);
    expect(isGoodEnough(valued(1, 0.95), 1, 5)).toBe(false);
    expect(isGoodEnough(valued(1, 0.95), 0, 5)).toBe(true);
    expect(isGoodEnough(valued(1, 0.91), 1, 9)).toBe(true);
  });

  it('never takes what was judged a mistake, even if its mean comes near by chance', () => {
    const lucky = { ...valued(1, 0.99), chosen: 1, class: 'mistake' } as Decision;
    expect(isGoodEnough(lucky, 1, 5)).toBe(false);
    expect(isGoodEnough(lucky, 0, 5)).toBe(true);
  });

  it('counts an answer at once apart from one after another try', () => {
    const lesson = begin();
    const question = lesson.questions[0] as Mistake;
    const decision = decisionOf(question);
    const atOnce = answered(lesson, decision, 0, 5);
    expect(atOnce).toMatchObject({ phase: 'found', first: 1, later: 0 });
    const missed = answered(lesson, decision, decision.chosen, 5);
    expect(missed).toMatchObject({ phase: 'missed', answer: decision.chosen, first: 0 });
    expect(answered(missed, decision, 0, 5)).toMatchObject({ phase: 'found', first: 0, later: 1 });
  });

  it('counts nothing where the solution was shown, and takes no answer after it', () => {
    const lesson = shown(begin());
    expect(lesson.phase).toBe('shown');
    const after = answered(lesson, decisionOf(lesson.questions[0] as Mistake), 0, 5);
    expect(after).toBe(lesson);
  });

  it('ends after its last question', () => {
    let lesson = begin();
    for (const question of lesson.questions) {
      expect(lesson.phase).toBe('asking');
      lesson = advanced(answered(lesson, decisionOf(question), 0, 5));
    }
    expect(lesson).toMatchObject({ phase: 'over', first: lesson.questions.length });
  });
});
