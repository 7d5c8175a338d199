/** What a list of problems says over and over is said once, with how often. */
import type { Problem } from './problem.ts';

/**
 * The problems that are worth telling, in their order, each with what is told of it: of an id that nobody has, the first
 * line alone, with `times` where there are more.
 */
export function toldOnce(problems: readonly Problem[]): ReadonlyMap<Problem, Problem> {
  const firsts = new Map<string, Problem>();
  const told = new Map<Problem, Problem>();
  const times = new Map<Problem, number>();
  for (const problem of problems) {
    const key = keyOf(problem);
    const first = key === null ? problem : (firsts.get(key) ?? problem);
    if (key !== null) firsts.set(key, first);
    times.set(first, (times.get(first) ?? 0) + 1);
    told.set(first, first);
  }
  for (const [problem, count] of times) {
    if (count > 1) told.set(problem, { ...problem, facts: { ...problem.facts, times: count } });
  }
  return told;
}

/** What makes two problems the same; null for a problem that is always told. */
function keyOf({ code, facts }: Problem): string | null {
  return code === 'syntax.player' && typeof facts.found === 'string' ? facts.found : null;
}
