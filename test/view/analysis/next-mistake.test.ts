import { describe, expect, it } from 'vitest';
import { analysis } from '../../../src/explain/messages/en/analysis.ts';
import { givenReview } from '../../../src/view/analysis/given-review.ts';
import { mistakeFrom } from '../../../src/view/analysis/next-mistake.ts';
import type { Position } from '../../../src/view/controller/position.ts';
import { FIRST_STATE } from '../../../src/view/controller/state.ts';
import { HEAD, sampleRounds } from '../fixtures/match.ts';
import { sampleReview } from '../fixtures/review.ts';

const rounds = sampleRounds(3);
const { state: review } = givenReview(HEAD, rounds, sampleReview(rounds));
const words = analysis.noMistake;
const from = (position: Position, direction: 'next' | 'previous') =>
  mistakeFrom(review, { ...FIRST_STATE, position }, direction, words);
const START = { round: 0, frame: 0, branch: null };

describe('the way to a mistake', () => {
  it('leads through all of them, across rounds, and back again', () => {
    const real = review.mistakes.filter((each) => each.class !== 'inaccuracy');
    const visited: Position[] = [];
    for (let at = from(START, 'next'); typeof at !== 'string'; at = from(at, 'next')) visited.push(at);
    expect(visited).toEqual(real.map(({ round, frame }) => ({ round, frame, branch: null })));
    const last = visited.at(-1) ?? START;
    expect(from(last, 'previous')).toEqual(visited.at(-2));
  });

  it('says so where there is none', () => {
    expect(from(START, 'previous')).toBe(words.previous);
    expect(from({ round: 2, frame: 9999, branch: null }, 'next')).toBe(words.next);
  });

  it('is closed while hands are hidden: it would tell of what comes', () => {
    const state = { ...FIRST_STATE, reveal: 'seat' as const, pov: 1 };
    expect(mistakeFrom(review, state, 'next', words)).toBe(words.veiled);
  });

  it('is not known before there is a review', () => {
    const none = { ...review, phase: 'idle' as const, done: 0, mistakes: [] };
    expect(mistakeFrom(none, FIRST_STATE, 'next', words)).toBe(words.unknown);
  });
});
