import { describe, expect, it } from 'vitest';
import { DEFAULT_MADE } from '../../../src/analysis/equity/model.ts';
import type { RoundReview } from '../../../src/analysis/review/model.ts';
import { MadeReview, type ReviewLine } from '../../../src/view/analysis/made-review.ts';
import type { ToReviewer } from '../../../src/view/analysis/protocol.ts';
import type { ReviewStore } from '../../../src/view/analysis/review-store.ts';
import { sampleRounds, sourceOver } from '../fixtures/match.ts';
import { sampleReview } from '../fixtures/review.ts';

const rounds = sampleRounds(3);
const source = sourceOver(rounds);
const { rounds: reviews } = sampleReview(rounds);

class FakeWorker implements ReviewLine {
  onmessage: ReviewLine['onmessage'] = null;
  onerror: ReviewLine['onerror'] = null;
  readonly asked: ToReviewer[] = [];
  ended = false;
  /** What it does with a question: by default it answers in a while. */
  readonly answer: (worker: FakeWorker, question: ToReviewer) => void;

  constructor(answer = reply) {
    this.answer = answer;
  }

  postMessage(question: ToReviewer): void {
    this.asked.push(question);
    setTimeout(() => !this.ended && this.answer(this, question));
  }

  terminate(): void {
    this.ended = true;
  }
}

function reply(worker: FakeWorker, { round }: ToReviewer): void {
  const review = reviews[round.summary.number - 1] as RoundReview;
  worker.onmessage?.({ data: { type: 'reviewed', review } } as MessageEvent);
}

function memory(): ReviewStore & { readonly kept: Map<string, RoundReview> } {
  const kept = new Map<string, RoundReview>();
  return {
    kept,
    get: async (key) => kept.get(key) ?? null,
    put: async (key, review) => {
      kept.set(key, review);
    },
  };
}

function setUp(answer?: (worker: FakeWorker, question: ToReviewer) => void) {
  const workers: FakeWorker[] = [];
  const store = memory();
  const start = () => {
    const worker = new FakeWorker(answer);
    workers.push(worker);
    return worker;
  };
  return { workers, store, start, maker: new MadeReview(source, DEFAULT_MADE, store, start) };
}

const collect = () => {
  const got = new Map<number, RoundReview>();
  return {
    got,
    events: {
      made: () => {},
      round: async (index: number, review: RoundReview) => {
        got.set(index, review);
      },
    },
  };
};

describe('a review made by a Worker', () => {
  it('asks for one round after the other and ends the Worker after the last', async () => {
    const { maker, workers } = setUp();
    const { got, events } = collect();
    await maker.bring([2, 0], events, new AbortController().signal);
    expect([...got.keys()]).toEqual([2, 0]);
    expect(got.get(2)).toBe(reviews[2]);
    expect(workers).toHaveLength(1);
    expect(workers[0]?.asked.map(({ round }) => round.summary.number)).toEqual([3, 1]);
    expect(workers[0]?.ended).toBe(true);
  });

  it('ends the Worker in the middle of its work when it is told to stop', async () => {
    const { maker, workers } = setUp(() => {});
    const stop = new AbortController();
    const { got, events } = collect();
    const bringing = maker.bring([0, 1], events, stop.signal);
    await new Promise((resolve) => setTimeout(resolve, 20));
    stop.abort();
    expect(workers[0]?.ended).toBe(true);
    await expect(bringing).rejects.toThrow();
    expect(got.size).toBe(0);
  });

  it('asks nobody for what is kept, under a key of content and engine', async () => {
    const { maker, store, start, workers } = setUp();
    await maker.bring([0, 1, 2], collect().events, new AbortController().signal);
    expect(store.kept.size).toBe(3);
    const again = collect();
    await maker.bring([0, 1, 2], again.events, new AbortController().signal);
    expect(workers).toHaveLength(1);
    expect(again.got.get(1)).toBe(reviews[1]);
    const other = new MadeReview(source, { ...DEFAULT_MADE, engine: 'other' }, store, start);
    await other.bring([0], collect().events, new AbortController().signal);
    expect(workers).toHaveLength(2);
  });

  it('brings a round back from the store', async () => {
    const { maker, workers } = setUp();
    await maker.bring([1], collect().events, new AbortController().signal);
    expect(await maker.recall(1)).toBe(reviews[1]);
    expect(workers).toHaveLength(1);
  });

  it('fails where the Worker fails or breaks down', async () => {
    const failing = setUp((worker) => worker.onmessage?.({ data: { type: 'failed' } } as MessageEvent));
    await expect(failing.maker.bring([0], collect().events, new AbortController().signal)).rejects.toThrow();
    const broken = setUp((worker) => worker.onerror?.(new Event('error') as ErrorEvent));
    await expect(broken.maker.bring([0], collect().events, new AbortController().signal)).rejects.toThrow();
    expect(broken.workers[0]?.ended).toBe(true);
  });
});
