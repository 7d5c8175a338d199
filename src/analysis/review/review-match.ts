/** The review of a match, round by round, so that a long one can be shown while it is being made and stopped at any time. */
import type { MatchHead, RoundTimeline } from '../../replay/frame.ts';
import type { Made } from '../equity/model.ts';
import { contentKey } from './content-key.ts';
import type { MatchReview, RoundReview } from './model.ts';
import { reviewRound } from './review-round.ts';
import { reviewerFor } from './reviewer.ts';
import { Tally } from './tally.ts';

/** One review a round, as the rounds come. Throws RangeError on a game that has no kernel, or no such policy. */
export function* reviewRounds(
  head: MatchHead,
  rounds: Iterable<RoundTimeline>,
  made: Made,
): Generator<RoundReview, void, undefined> {
  const reviewer = reviewerFor(head, made);
  for (const round of rounds) yield reviewRound(reviewer, round);
}

/** All rounds at once. */
export function reviewMatch(head: MatchHead, rounds: readonly RoundTimeline[], made: Made): MatchReview {
  const tally = new Tally(head.setup.players);
  const reviews: RoundReview[] = [];
  for (const review of reviewRounds(head, rounds, made)) {
    tally.add(review);
    reviews.push(review);
  }
  return {
    made,
    content: contentKey(head, rounds),
    rounds: reviews,
    players: tally.reviews(),
    ledger: tally.total(),
  };
}
