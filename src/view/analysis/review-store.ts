/** Reviews of rounds kept in the browser from one visit to the next, by a key that says all they depend on. */
import type { RoundReview } from '../../analysis/review/model.ts';

export interface ReviewStore {
  /** Null where there is none, or none that can be read. */
  get(key: string): Promise<RoundReview | null>;
  /** Keeps a review if it can; never rejects. */
  put(key: string, review: RoundReview): Promise<void>;
}

const STORE = 'epanastasi-reviews';
/** Rounds kept in all; older ones go first. */
const MOST = 3000;
/** As many are dropped at a time. */
const DROPPED = 200;

/** A store in the browser's cache; where it has none, or forbids it, nothing is kept. */
export function browserStore(caches: CacheStorage | undefined): ReviewStore {
  const open = () => caches?.open(STORE);
  let put = 0;
  return {
    async get(key) {
      try {
        const found = await (await open())?.match(addressOf(key));
        return found ? ((await found.json()) as RoundReview) : null;
      } catch {
        return null;
      }
    },
    async put(key, review) {
      try {
        const store = await open();
        await store?.put(addressOf(key), Response.json(review));
        if (put % DROPPED === 0) await makeRoom(store);
        put += 1;
      } catch {
        // A full or forbidden store keeps nothing.
      }
    },
  };
}

async function makeRoom(store: Cache | undefined): Promise<void> {
  const keys = (await store?.keys()) ?? [];
  const surplus = keys.length > MOST ? keys.slice(0, keys.length - MOST + DROPPED) : [];
  await Promise.all(surplus.map((key) => store?.delete(key)));
}

/** No address of any site: only a name under which the cache finds it. */
function addressOf(key: string): string {
  return `https://review.invalid/${encodeURIComponent(key)}`;
}
