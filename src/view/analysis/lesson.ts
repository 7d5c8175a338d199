/**
 * Learning from one's mistakes: each is put again as a question, with the answer hidden. A lesson as a value, and what an
 * answer makes of it.
 */
import { INACCURACY_FROM, isMistake, scaleOf } from '../../analysis/review/classes.ts';
import type { Decision } from '../../analysis/review/model.ts';
import type { Seat } from '../../rules/game.ts';
import type { Mistake } from './review-source.ts';

export type LessonPhase =
  /** Waiting for an answer: the first, or another after one that was not good enough. */
  | 'asking'
  | 'missed'
  /** Answered well, or answered for the learner: the solution is on show. */
  | 'found'
  | 'shown'
  | 'over';

export interface Lesson {
  readonly seat: Seat;
  /** What there is to learn from, in the order of the match; at least one. */
  readonly questions: readonly Mistake[];
  /** Which of them is put. */
  readonly at: number;
  readonly phase: LessonPhase;
  /** The option that was answered last, as an index of the decision's options. */
  readonly answer: number | null;
  /** Questions answered well: at the first attempt, and later. */
  readonly first: number;
  readonly later: number;
}

/** A lesson on the mistakes of a seat; null where it made none. */
export function lessonOn(seat: Seat, mistakes: readonly Mistake[]): Lesson | null {
  const questions = mistakes.filter((each) => each.seat === seat && isMistake(each.class));
  if (questions.length === 0) return null;
  return { seat, questions, at: 0, phase: 'asking', answer: null, first: 0, later: 0 };
}

/** Whether an option is as good as the best, as far as judges can tell. What was judged a mistake never is, whatever its mean. */
export function isGoodEnough(decision: Decision, option: number, players: number): boolean {
  const { options } = decision;
  if (option === decision.chosen && isMistake(decision.class)) return false;
  const [best] = options;
  const chosen = options[option];
  if (!best || !chosen) return false;
  return option === 0 || best.value - chosen.value < INACCURACY_FROM * scaleOf(players);
}

/** The lesson after an answer; only a question that is open takes one. */
export function answered(lesson: Lesson, decision: Decision, option: number, players: number): Lesson {
  if (lesson.phase !== 'asking' && lesson.phase !== 'missed') return lesson;
  if (!isGoodEnough(decision, option, players)) return { ...lesson, phase: 'missed', answer: option };
  const atOnce = lesson.phase === 'asking';
  return {
    ...lesson,
    phase: 'found',
    answer: option,
    first: lesson.first + (atOnce ? 1 : 0),
    later: lesson.later + (atOnce ? 0 : 1),
  };
}

/** The lesson with the solution on show. */
export function shown(lesson: Lesson): Lesson {
  return isOpen(lesson) ? { ...lesson, phase: 'shown', answer: null } : lesson;
}

/** The lesson at its next question, or at its end. */
export function advanced(lesson: Lesson): Lesson {
  const at = lesson.at + 1;
  return at < lesson.questions.length
    ? { ...lesson, at, phase: 'asking', answer: null }
    : { ...lesson, phase: 'over', answer: null };
}

/** Whether a question waits for an answer. */
export function isOpen({ phase }: Lesson): boolean {
  return phase === 'asking' || phase === 'missed';
}
