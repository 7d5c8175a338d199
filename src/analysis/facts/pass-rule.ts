/** What it changes that a pass lasts for the trick (A10): points by title, under the one rule less those under the other. */
import type { Figure } from './mean.ts';
import type { Table } from './table.ts';
import { titleMemory } from './title-memory.ts';

/** Keys by title, `change:0` for the highest. */
export function passRuleEffect(
  turn: Table,
  trick: Table,
  rounds: number,
  seed: string,
): Record<string, Figure> {
  const [a, b] = [titleMemory(turn, rounds, seed), titleMemory(trick, rounds, `${seed}/trick`)];
  const changes = [...turn.points.keys()].map((title): [string, Figure] => {
    const [before, after] = [a[`next:${title}`] as Figure, b[`next:${title}`] as Figure];
    const se = Math.sqrt(before.se * before.se + after.se * after.se);
    return [`change:${title}`, { value: after.value - before.value, se }];
  });
  return Object.fromEntries(changes);
}
