/** The review of a round, from a file that `epanastasi review --json` wrote. */

import { contentKey } from '../../analysis/review/content-key.ts';
import type { MatchReview, RoundReview } from '../../analysis/review/model.ts';
import type { Call } from '../command.ts';
import { readText } from '../files.ts';
import { UsageError } from '../usage.ts';
import type { RenderedMoment } from './moment.ts';

/** Throws a UsageError on a file that is no review of the match. */
export async function reviewIn(
  file: string,
  { source, scene }: RenderedMoment,
  call: Call,
): Promise<RoundReview | null> {
  const review = parsed(await readText(call, file));
  const rounds = await Promise.all(source.rounds.map((_, index) => source.round(index)));
  if (!isReview(review) || review.content !== contentKey(source.head, rounds)) {
    throw new UsageError(call.messages.cli.render.noReview(file));
  }
  return review.rounds.find(({ number }) => number === scene.summary.number) ?? null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isReview(value: unknown): value is MatchReview {
  return (
    typeof value === 'object' &&
    value !== null &&
    'content' in value &&
    'rounds' in value &&
    Array.isArray(value.rounds)
  );
}
