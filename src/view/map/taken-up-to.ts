/** Counts the transitions of a run. */
import type { RunStep } from './run-data.ts';

/** How often each transition was taken in the steps up to `index`, that one included. */
export function takenUpTo(steps: readonly Pick<RunStep, 'taken'>[], index: number): Map<string, number> {
  const counts = new Map<string, number>();
  for (const id of steps.slice(0, index + 1).flatMap(({ taken }) => taken))
    counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}
