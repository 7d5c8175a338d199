/** Whether a table wrote passes down: many do not, and not all of them say so in the head. */
import type { Entry, Match } from '../log/model.ts';

/** So many plays without a single pass are not an accident: a round of few more has always had one. */
const FEWEST_PLAYS = 10;

/** Whether the log, without saying so, leaves passes out: there are many plays, and no pass. */
export function leavesPassesOut({ rounds, passesOmitted }: Match): boolean {
  if (passesOmitted) return false;
  let plays = 0;
  const stack: Iterable<Entry>[] = rounds.map(({ entries }) => entries);
  for (let entries = stack.pop(); entries; entries = stack.pop()) {
    for (const entry of entries) {
      if (entry.type === 'pass') return false;
      if (entry.type === 'play') plays += 1;
      if (entry.type === 'variation') stack.push(entry.entries);
    }
  }
  return plays >= FEWEST_PLAYS;
}
