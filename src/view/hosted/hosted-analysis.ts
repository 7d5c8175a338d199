/** The analysis of a recorded match, from the review that lies beside its log. Server only. */
import { ENGINE } from '../../analysis/equity/model.ts';
import { contentKey } from '../../analysis/review/content-key.ts';
import type { MatchReview } from '../../analysis/review/model.ts';
import { CATALOGUES } from '../../explain/messages/catalogues.ts';
import type { Language } from '../../explain/messages/languages.ts';
import { type Analysis, analysisOf } from '../analysis/analysis.tsx';
import { givenReview } from '../analysis/given-review.ts';
import type { HostedMatch } from './matches.ts';
import { hostedReview } from './reviews.ts';

/** The review of a match; null where there is none, or one of another log or by another engine. */
export function reviewOf(match: HostedMatch): MatchReview | null {
  const review = hostedReview(match.name);
  const isOurs = review?.made.engine === ENGINE && review.content === keyOf(match);
  return isOurs ? review : null;
}

/** Undefined where the match has no review: then a page offers to make one. */
export function hostedAnalysis(match: HostedMatch, locale: Language): Analysis | undefined {
  const review = reviewOf(match);
  if (!review) return undefined;
  return analysisOf(locale, CATALOGUES[locale], givenReview(match.source.head, roundsOf(match), review));
}

const keys = new Map<string, string>();

function keyOf(match: HostedMatch): string {
  const key = keys.get(match.name) ?? contentKey(match.source.head, roundsOf(match));
  keys.set(match.name, key);
  return key;
}

function roundsOf({ source }: HostedMatch) {
  return source.rounds.map((_, index) => source.round(index));
}
