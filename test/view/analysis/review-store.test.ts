import { describe, expect, it } from 'vitest';
import { browserStore } from '../../../src/view/analysis/review-store.ts';
import { sampleRounds } from '../fixtures/match.ts';
import { sampleRoundReview } from '../fixtures/review.ts';

const review = sampleRoundReview(sampleRounds(1)[0]);

/** A cache of a browser, as far as the store uses it. */
function fakeCaches() {
  const kept = new Map<string, string>();
  const cache = {
    match: async (key: string) => (kept.has(key) ? new Response(kept.get(key)) : undefined),
    put: async (key: string, response: Response) => {
      kept.set(key, await response.text());
    },
    keys: async () => [...kept.keys()],
    delete: async (key: string) => kept.delete(key),
  };
  return { kept, caches: { open: async () => cache } as unknown as CacheStorage };
}

describe('the store of reviews', () => {
  it('gives back what was put, by its key alone', async () => {
    const store = browserStore(fakeCaches().caches);
    await store.put('1 linear ab/cd', review);
    expect(await store.get('1 linear ab/cd')).toEqual(review);
    expect(await store.get('2 linear ab/cd')).toBeNull();
  });

  it('drops the oldest when it is full', async () => {
    const { kept, caches } = fakeCaches();
    for (let i = 0; i < 3200; i++) kept.set(`https://review.invalid/old-${i}`, '{}');
    const store = browserStore(caches);
    await store.put('new', review);
    expect(kept.size).toBeLessThanOrEqual(3000);
    expect(kept.has('https://review.invalid/old-0')).toBe(false);
    expect(await store.get('new')).toEqual(review);
  });

  it('keeps nothing, and says so by giving nothing, where the browser has no cache or forbids it', async () => {
    const forbidden = {
      open: () => Promise.reject(new DOMException('no', 'SecurityError')),
    } as unknown as CacheStorage;
    for (const store of [browserStore(undefined), browserStore(forbidden)]) {
      await store.put('key', review);
      expect(await store.get('key')).toBeNull();
    }
  });
});
