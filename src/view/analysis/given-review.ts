/** A review that is whole from the beginning: what the server renders from. */
import type { MatchReview } from '../../analysis/review/model.ts';
import type { MatchHead } from '../../replay/frame.ts';
import type { ShownRound } from '../source/source.ts';
import type { ReviewSource } from './review-source.ts';
import { RunningSums } from './running-sums.ts';

/** `rounds` are those of the match, in the same order as in the review. */
export function givenReview(
  head: MatchHead,
  rounds: readonly ShownRound[],
  { made, rounds: reviews }: MatchReview,
): ReviewSource {
  const sums = new RunningSums(head.players.length);
  reviews.forEach((review, index) => {
    sums.add(index, review, rounds[index]?.frames ?? []);
  });
  const { players, ledger, mistakes } = sums;
  const of = rounds.length;
  return {
    state: { phase: 'done', makes: false, done: of, of, made, players, ledger, mistakes },
    subscribe: () => () => {},
    start: () => {},
    cancel: () => {},
    round: (index) => reviews[index] ?? null,
  };
}
