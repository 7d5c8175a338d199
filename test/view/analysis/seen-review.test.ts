import { describe, expect, it } from 'vitest';
import { decisionsAt, seenDecisions } from '../../../src/view/analysis/seen-review.ts';
import { signsOf } from '../../../src/view/analysis/signs.ts';
import { visible } from '../../../src/view/controller/knowledge.ts';
import { FIRST_STATE, type State } from '../../../src/view/controller/state.ts';
import { momentOf } from '../../../src/view/player/moment.ts';
import { sampleRounds, withBranch } from '../fixtures/match.ts';
import { sampleRoundReview } from '../fixtures/review.ts';

const [round] = sampleRounds(1);
const review = sampleRoundReview(round);

const momentAt = (frame: number, changes: Partial<State> = {}, of = round) =>
  momentOf(
    {
      round: of,
      waiting: false,
      state: { ...FIRST_STATE, position: { round: 0, frame, branch: null }, ...changes },
    },
    visible,
  );

describe('what may be seen of a review', () => {
  it('is everything while all hands are open', () => {
    expect(seenDecisions(review, momentAt(3))).toEqual(review.decisions);
  });

  it.each(['seat', 'spoiler-free'] as const)(
    'is, with %s, what the own seat has decided by now',
    (reveal) => {
      const middle = Math.floor(round.frames.length / 2);
      const seen = seenDecisions(review, momentAt(middle, { reveal, pov: 2 }));
      const past = new Set(round.frames.slice(0, middle + 1).map(({ at }) => at));
      expect(seen.length).toBeGreaterThan(0);
      for (const { seat, made } of seen) {
        expect(seat).toBe(2);
        expect(past.has(made)).toBe(true);
      }
      expect(seenDecisions(review, momentAt(0, { reveal, pov: 2 }))).toEqual([]);
    },
  );

  it('is nothing where hands are hidden and no seat is one’s own', () => {
    const last = round.frames.length - 1;
    expect(seenDecisions(review, momentAt(last, { reveal: 'seat', pov: null }))).toEqual([]);
  });

  it('names at a moment the decision that was made there and those that are due', () => {
    const decision = review.decisions[3];
    const frame = round.frames.findIndex(({ at }) => at === decision?.made);
    expect(decisionsAt(review, momentAt(frame)).made).toBe(decision);
    expect(decisionsAt(review, momentAt(frame - 1)).due).toEqual([decision]);
    const hidden = momentAt(frame - 1, { reveal: 'seat', pov: decision?.seat ?? 0 });
    expect(decisionsAt(review, hidden).due).toEqual([]);
  });

  it('marks no play that was not played', () => {
    const branching = withBranch(round);
    const moment = momentAt(6, { position: { round: 0, frame: 6, branch: 'stay' } }, branching);
    expect(decisionsAt(review, moment)).toEqual({ made: null, due: [] });
  });
});

describe('signs', () => {
  it('stand where something was worse, with the text that tells how much', () => {
    const signs = signsOf(review, momentAt(0));
    for (const { made, class: found } of review.decisions) {
      const text = { inaccuracy: '?!', mistake: '?', blunder: '??', best: undefined, equal: undefined }[
        found
      ];
      expect(signs.get(made)?.text).toBe(text);
    }
  });

  it('of others are hidden with their hands', () => {
    const last = round.frames.length - 1;
    const signs = signsOf(review, momentAt(last, { reveal: 'seat', pov: 1 }));
    const own = new Set(review.decisions.filter(({ seat }) => seat === 1).map(({ made }) => made));
    expect(signs.size).toBeGreaterThan(0);
    expect([...signs.keys()].every((at) => own.has(at))).toBe(true);
  });
});
