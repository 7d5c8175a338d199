/** How far a lesson was taken, kept in this browser: a reload, another language or a look into the glossary goes on from there. */

import type { Reached } from '../../lessons/run.ts';

const KEY = 'epanastasi.lessons.reached';

/** Null where a lesson (`anemaki/the-pack`) was not begun, or nothing can be read. */
export function reachedIn(id: string): Reached | null {
  const { step, settled } = all()[id] ?? {};
  return Number.isInteger(step) ? { step: Number(step), settled: settled === true } : null;
}

/** Null: the lesson stands at its beginning, and nothing is to be kept of it. */
export function keepReached(id: string, reached: Reached | null): void {
  const { [id]: _, ...others } = all();
  try {
    localStorage.setItem(KEY, JSON.stringify(reached ? { ...others, [id]: reached } : others));
  } catch {
    // Forbidden or full: the lesson can be taken all the same.
  }
}

export function forgetReached(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}

function all(): Readonly<Record<string, Partial<Record<keyof Reached, unknown>>>> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return kept && typeof kept === 'object' && !Array.isArray(kept) ? (kept as ReturnType<typeof all>) : {};
  } catch {
    return {};
  }
}
