/** What a page and the Worker that reviews rounds say to each other. Plain data both ways. */
import type { Made } from '../../analysis/equity/model.ts';
import type { RoundReview } from '../../analysis/review/model.ts';
import type { MatchHead, RoundTimeline } from '../../replay/frame.ts';

export interface ToReviewer {
  readonly head: MatchHead;
  readonly round: RoundTimeline;
  readonly made: Made;
}

export type FromReviewer =
  | { readonly type: 'reviewed'; readonly review: RoundReview }
  | { readonly type: 'failed' };
