/** The reviews of the recorded matches, by the match's name; made by `npm run reviews`. Server only. */
import type { MatchReview } from '../../analysis/review/model.ts';

const FILES = import.meta.glob<MatchReview>('/logs/reviews/*.json', { import: 'default', eager: true });

/** Null where a match has no review. */
export function hostedReview(name: string): MatchReview | null {
  return FILES[`/logs/reviews/${name}.json`] ?? null;
}
