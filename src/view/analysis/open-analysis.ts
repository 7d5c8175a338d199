/** Opens the analysis of a match: the part of the script that is loaded when a reader first acts. The review is fetched, or made on demand. */
import { DEFAULT_MADE } from '../../analysis/equity/model.ts';
import type { Reading } from '../player/reading.ts';
import type { Source } from '../source/source.ts';
import { type Analysis, analysisOf } from './analysis.tsx';
import { FetchedReview, fetchReview } from './fetched-review.ts';
import { MadeReview } from './made-review.ts';
import type { ReviewSource } from './review-source.ts';
import { browserStore } from './review-store.ts';
import { Reviews } from './reviews.ts';
import { loadAnalysisWords } from './words.ts';

/** One review a match, whatever language it is shown in. */
const opened = new WeakMap<Source, ReviewSource>();

/** Opens the analysis of the match that a page shows; one that was made before begins to come at once. */
export async function openAnalysis({ source, review, locale }: Reading): Promise<Analysis> {
  const words = await loadAnalysisWords(locale);
  const reviews = opened.get(source) ?? new Reviews(source, makerOf(source, review));
  opened.set(source, reviews);
  if (review?.type === 'fetch') reviews.start(0);
  return analysisOf(locale, words, reviews);
}

function makerOf(source: Source, review: Reading['review']) {
  if (review?.type === 'fetch') return new FetchedReview(() => fetchReview(review.href));
  return new MadeReview(source, DEFAULT_MADE, browserStore(globalThis.caches), startWorker);
}

function startWorker(): Worker {
  return new Worker(new URL('./review-worker.ts', import.meta.url), { type: 'module' });
}
