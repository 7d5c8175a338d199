/** Which lessons were done, kept in this browser; where storage is forbidden, nothing is kept and nothing fails. */
import { forgetReached } from './reached.ts';

const KEY = 'epanastasi.lessons';

/** Ids of lessons, `anemaki/the-pack`. */
export function doneLessons(): ReadonlySet<string> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return new Set(Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : []);
  } catch {
    return new Set();
  }
}

export function keepDone(id: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...new Set([...doneLessons(), id])].sort()));
  } catch {
    // Forbidden or full: the lesson can be taken all the same.
  }
}

export function forgetDone(): void {
  forgetReached();
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}
