import { describe, expect, it } from 'vitest';
import { RunningSums } from '../../../src/view/analysis/running-sums.ts';
import { sampleRounds } from '../fixtures/match.ts';
import { sampleReview } from '../fixtures/review.ts';

describe('the sums of a review', () => {
  const rounds = sampleRounds(3);
  const review = sampleReview(rounds);
  const sumsIn = (order: readonly number[]) => {
    const sums = new RunningSums(5);
    for (const index of order) {
      const [round, of] = [rounds[index], review.rounds[index]];
      if (round && of) sums.add(index, of, round.frames);
    }
    return sums;
  };

  it('are those of the whole review once all rounds are there', () => {
    const sums = sumsIn([0, 1, 2]);
    expect(sums.players).toEqual(review.players);
    expect(sums.ledger).toEqual(review.ledger);
  });

  it('have the mistakes in the order of the match, in whatever order rounds come', () => {
    const { mistakes } = sumsIn([2, 0, 1]);
    expect(mistakes).toEqual(sumsIn([0, 1, 2]).mistakes);
    expect(mistakes.length).toBeGreaterThan(10);
    const places = mistakes.map(({ round, frame }) => round * 1000 + frame);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });

  it('say of each mistake where it was made, what was done and what would have been best', () => {
    const [mistake] = sumsIn([0]).mistakes;
    const decision = review.rounds[0]?.decisions[mistake?.decision ?? -1];
    expect(rounds[0].frames[mistake?.frame ?? -1]?.at).toBe(decision?.made);
    expect(rounds[0].frames[mistake?.before ?? -1]?.at).toBe(decision?.at);
    expect(mistake?.deed).toEqual(decision?.options[decision.chosen]?.deed);
    expect(mistake?.best).toEqual(decision?.options[0]?.deed);
  });

  it('leave out what is as good as the best', () => {
    const worse = review.rounds.flatMap(({ decisions }) => decisions.filter(({ loss }) => loss >= 0.05));
    expect(sumsIn([0, 1, 2]).mistakes).toHaveLength(worse.length);
  });
});
