/** A review made in the browser: rounds go to a Worker one by one, and what it says is kept for the next visit. */
import type { Made } from '../../analysis/equity/model.ts';
import type { RoundReview } from '../../analysis/review/model.ts';
import type { Source } from '../source/source.ts';
import type { MakerEvents, ReviewMaker } from './maker.ts';
import type { FromReviewer, ToReviewer } from './protocol.ts';
import { reviewKey } from './review-key.ts';
import type { ReviewStore } from './review-store.ts';

/** The part of a Worker that is needed. */
export interface ReviewLine {
  postMessage(message: ToReviewer): void;
  onmessage: ((event: MessageEvent<FromReviewer>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  terminate(): void;
}

export class MadeReview implements ReviewMaker {
  readonly makes = true;
  readonly #source: Source;
  readonly #made: Made;
  readonly #store: ReviewStore;
  readonly #startWorker: () => ReviewLine;

  constructor(source: Source, made: Made, store: ReviewStore, startWorker: () => ReviewLine) {
    this.#source = source;
    this.#made = made;
    this.#store = store;
    this.#startWorker = startWorker;
  }

  async bring(indices: readonly number[], events: MakerEvents, signal: AbortSignal): Promise<void> {
    events.made(this.#made);
    const hand = new Hand(this.#startWorker);
    signal.addEventListener('abort', () => hand.drop());
    try {
      for (const index of indices) {
        const review = await this.#reviewOf(index, hand);
        if (signal.aborted) return;
        await events.round(index, review);
      }
    } finally {
      hand.drop();
    }
  }

  async recall(index: number): Promise<RoundReview> {
    const hand = new Hand(this.#startWorker);
    try {
      return await this.#reviewOf(index, hand);
    } finally {
      hand.drop();
    }
  }

  async #reviewOf(index: number, hand: Hand): Promise<RoundReview> {
    const round = await this.#source.round(index);
    const key = reviewKey(this.#made, this.#source.head, round);
    const kept = await this.#store.get(key);
    if (kept) return kept;
    const { summary, frames, problems } = round;
    const review = await hand.ask({
      head: this.#source.head,
      round: { summary, frames, problems, branches: [] },
      made: this.#made,
    });
    await this.#store.put(key, review);
    return review;
  }
}

/** A Worker that is started with the first question and asked one at a time. */
class Hand {
  readonly #start: () => ReviewLine;
  #line: ReviewLine | null = null;
  #fail: (why: Error) => void = () => {};
  #dropped = false;

  constructor(start: () => ReviewLine) {
    this.#start = start;
  }

  ask(question: ToReviewer): Promise<RoundReview> {
    return new Promise((resolve, reject) => {
      if (this.#dropped) return reject(new Error('The Worker is gone.'));
      const line = this.#line ?? this.#start();
      this.#line = line;
      this.#fail = reject;
      line.onmessage = ({ data }) =>
        data.type === 'reviewed' ? resolve(data.review) : reject(new Error('The round cannot be reviewed.'));
      line.onerror = () => reject(new Error('The Worker broke down.'));
      line.postMessage(question);
    });
  }

  /** Ends the Worker in the middle of whatever it does. */
  drop(): void {
    this.#dropped = true;
    this.#line?.terminate();
    this.#line = null;
    this.#fail(new Error('The Worker was ended.'));
  }
}
