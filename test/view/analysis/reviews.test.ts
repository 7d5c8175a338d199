import { describe, expect, it, vi } from 'vitest';
import { DEFAULT_MADE } from '../../../src/analysis/equity/model.ts';
import type { RoundReview } from '../../../src/analysis/review/model.ts';
import { FetchedReview } from '../../../src/view/analysis/fetched-review.ts';
import type { ReviewMaker } from '../../../src/view/analysis/maker.ts';
import { Reviews } from '../../../src/view/analysis/reviews.ts';
import { sampleRounds, sourceOver } from '../fixtures/match.ts';
import { sampleReview } from '../fixtures/review.ts';

const rounds = sampleRounds(3);
const review = sampleReview(rounds);
const source = sourceOver(rounds);

/** A maker whose rounds come when the test says so. */
function handMade(): ReviewMaker & { readonly asked: number[][]; give: (index: number) => Promise<void> } {
  let waiting: ((index: number) => Promise<void>) | null = null;
  const asked: number[][] = [];
  return {
    makes: true,
    asked,
    bring(indices, events, signal) {
      asked.push([...indices]);
      events.made(DEFAULT_MADE);
      return new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(new Error('ended')));
        let left = indices.length;
        waiting = async (index) => {
          await events.round(index, review.rounds[index] as RoundReview);
          left -= 1;
          if (left === 0) resolve();
        };
      });
    },
    recall: async (index) => review.rounds[index] ?? null,
    give: async (index) => waiting?.(index),
  };
}

describe('a review that was made before', () => {
  it('is there whole after it was fetched, and fetched once', async () => {
    const fetch = vi.fn(async () => review);
    const reviews = new Reviews(source, new FetchedReview(fetch));
    expect(reviews.state.phase).toBe('idle');
    reviews.start(0);
    reviews.start(0);
    await vi.waitFor(() => expect(reviews.state.phase).toBe('done'));
    expect(reviews.state).toMatchObject({ done: 3, of: 3, makes: false, made: review.made });
    expect(reviews.state.players).toEqual(review.players);
    expect(reviews.round(2)).toBe(review.rounds[2]);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('says that it failed where it cannot be fetched, and can be tried again', async () => {
    let broken = true;
    const fetch = async () => (broken ? Promise.reject(new Error('offline')) : review);
    const reviews = new Reviews(source, new FetchedReview(fetch));
    reviews.start(0);
    await vi.waitFor(() => expect(reviews.state.phase).toBe('failed'));
    broken = false;
    reviews.start(0);
    await vi.waitFor(() => expect(reviews.state.phase).toBe('done'));
  });
});

describe('a review in the making', () => {
  it('begins with the round on show and tells of each that is done', async () => {
    const maker = handMade();
    const reviews = new Reviews(source, maker);
    const heard = vi.fn();
    reviews.subscribe(heard);
    reviews.start(1);
    expect(maker.asked).toEqual([[1, 2, 0]]);
    await maker.give(1);
    expect(reviews.round(1)).toBe(review.rounds[1]);
    expect(reviews.round(0)).toBeNull();
    expect(heard).toHaveBeenCalled();
  });

  it('stops at once, keeps what is there, and goes on with the rest', async () => {
    const maker = handMade();
    const reviews = new Reviews(source, maker);
    reviews.start(0);
    await maker.give(0);
    reviews.cancel();
    expect(reviews.state).toMatchObject({ phase: 'stopped', done: 1 });
    await maker.give(1);
    expect(reviews.round(1)).toBeNull();
    reviews.start(2);
    expect(maker.asked.at(-1)).toEqual([2, 1]);
    await maker.give(2);
    await maker.give(1);
    await vi.waitFor(() => expect(reviews.state).toMatchObject({ phase: 'done', done: 3 }));
    expect(reviews.state.players).toEqual(review.players);
  });

  it('keeps few rounds of a long match, and brings back one that is looked at', async () => {
    const [first] = rounds;
    const many = Array.from({ length: 200 }, () => first);
    const of = review.rounds[0] as RoundReview;
    let recalled = 0;
    const maker: ReviewMaker = {
      makes: true,
      bring: async (indices, events) => {
        for (const index of indices) await events.round(index, { ...of });
      },
      recall: async () => {
        recalled += 1;
        return of;
      },
    };
    const reviews = new Reviews(sourceOver(many), maker);
    reviews.start(0);
    await vi.waitFor(() => expect(reviews.state.phase).toBe('done'));
    const held = many.filter((_, index) => index > 150 && reviews.round(index) !== null);
    expect(held.length).toBeLessThanOrEqual(24);
    const heard = vi.fn();
    reviews.subscribe(heard);
    expect(reviews.round(0)).toBeNull();
    await vi.waitFor(() => expect(reviews.round(0)).toBe(of));
    expect(heard).toHaveBeenCalled();
    expect(recalled).toBeGreaterThan(0);
  });
});
