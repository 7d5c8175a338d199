import { describe, expect, it } from 'vitest';
import { puzzlesOf } from '../../../src/analysis/puzzles/find-puzzles.ts';
import type { Decision, RoundReview } from '../../../src/analysis/review/model.ts';
import type { Frame } from '../../../src/replay/frame.ts';
import { MISTAKE, REVIEW } from '../../support/review.ts';

/** A frame in which the one to move (seat 1) holds so many cards. */
const frameOf = (held: number) =>
  ({ at: MISTAKE.at, hands: [[], Array(held).fill('8d'), [], [], []] }) as unknown as Frame;
const decision = (best: number, second: number, se = 0.02): Decision => ({
  ...MISTAKE,
  options: MISTAKE.options.map((option, i) => ({ ...option, value: i === 0 ? best : second, se })),
});
const found = (one: Decision, { held = 5, players = 5 } = {}) =>
  puzzlesOf({ ...(REVIEW.rounds[0] as RoundReview), decisions: [one] }, [frameOf(held)], players);

describe('puzzlesOf', () => {
  it('takes a decision whose best choice is clearly ahead of the second', () => {
    expect(found(decision(0.9, 0.5))).toEqual([{ round: 1, decision: decision(0.9, 0.5), gap: 0.4 }]);
    expect(found(decision(0.89, 0.5))).toEqual([]);
  });

  it('asks for a larger gap where more players make more points', () => {
    expect(found(decision(0.9, 0.5), { players: 9 })).toEqual([]);
    expect(found(decision(1.3, 0.5), { players: 9 })).toHaveLength(1);
  });

  it('asks for a gap that noise does not explain', () => {
    expect(found(decision(0.9, 0.5, 0.1))).toEqual([]);
  });

  it('leaves out what merely lays the last cards', () => {
    expect(found(decision(0.9, 0.5), { held: 2 })).toEqual([]);
  });

  it('leaves out what offers too many choices, or lies in no frame', () => {
    const many = decision(0.9, 0.5);
    expect(found({ ...many, options: [...many.options, ...Array(7).fill(many.options[1])] })).toEqual([]);
    expect(found({ ...many, at: 'r9d' })).toEqual([]);
  });
});
