/** The numbers of rounds: they rise by one, from any start. */
import type { Span } from './problem.ts';
import type { ProblemList } from './problem-list.ts';

/**
 * The number that a round gets after the round `last` (null: it is the first): what is written there, where that rises
 * at all, else the next one. A jump is told; `found` null, nothing readable written, has been told already.
 */
export function takeRoundNumber(
  problems: ProblemList,
  found: number | null,
  last: number | null,
  span: Span,
): number {
  const expected = last === null ? (found ?? 1) : last + 1;
  if (found === null || found === expected) return expected;
  const taken = last === null || found > last ? found : expected;
  problems.report('syntax.round-number', span, { found, expected, taken });
  return taken;
}
