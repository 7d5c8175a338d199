/** A review that was made before, fetched whole: those of the recorded matches. */
import type { MatchReview, RoundReview } from '../../analysis/review/model.ts';
import type { MakerEvents, ReviewMaker } from './maker.ts';

export class FetchedReview implements ReviewMaker {
  readonly makes = false;
  readonly #fetch: () => Promise<MatchReview>;
  #rounds: readonly RoundReview[] = [];

  constructor(fetch: () => Promise<MatchReview>) {
    this.#fetch = fetch;
  }

  async bring(indices: readonly number[], events: MakerEvents, signal: AbortSignal): Promise<void> {
    const { made, rounds } = await this.#fetch();
    this.#rounds = rounds;
    if (signal.aborted) return;
    events.made(made);
    for (const index of indices) {
      const round = rounds[index];
      if (!round) throw new RangeError(`The review has no round with the index ${index}.`);
      await events.round(index, round);
    }
  }

  async recall(index: number): Promise<RoundReview | null> {
    return this.#rounds[index] ?? null;
  }
}

/** Fetches a review; rejects where it is not there. */
export async function fetchReview(href: string): Promise<MatchReview> {
  const response = await fetch(href);
  if (!response.ok) throw new Error(`The review could not be fetched: ${response.status}.`);
  return (await response.json()) as MatchReview;
}
