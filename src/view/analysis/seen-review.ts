/**
 * What of a round's review may be shown. With all hands open, everything. To one seat, only its own decisions that it has made
 * by now: they are judged by what it could know; all else tells of hidden cards or of what comes.
 */
import type { Decision, RoundReview } from '../../analysis/review/model.ts';
import type { Moment } from '../player/moment.ts';

type Seen = Pick<Moment, 'frames' | 'index' | 'state'>;

/** Whether all of a review may be shown: sums, equity and what comes. */
export function seesAll({ reveal }: Moment['state']): boolean {
  return reveal === 'open';
}

/** The decisions of a round that may be shown at a moment, in their order. */
export function seenDecisions(review: RoundReview | null, moment: Seen): readonly Decision[] {
  if (!review) return [];
  const { frames, index, state } = moment;
  if (seesAll(state)) return review.decisions;
  const past = new Set(frames.slice(0, index + 1).map(({ at }) => at));
  return review.decisions.filter(({ seat, made }) => seat === state.pov && past.has(made));
}

export interface DecisionsAt {
  /** The one whose outcome the moment shows. */
  readonly made: Decision | null;
  /** Those that are to be made there. */
  readonly due: readonly Decision[];
}

/** The decisions that a moment is about. On a line that was not played, none but those before it parts. */
export function decisionsAt(review: RoundReview | null, moment: Moment): DecisionsAt {
  const seen = seenDecisions(review, moment);
  const { at } = moment.frame;
  return {
    made: seen.find(({ made }) => made === at) ?? null,
    due: seesAll(moment.state) ? seen.filter((decision) => decision.at === at && decision.made !== at) : [],
  };
}
