/** How a reader's lines change: one more, a longer one, another name, one less. Pure: lines go in and come out. */
import { formatAddress, parseAddress } from '../address.ts';
import { branchName } from '../branch-name.ts';
import type { Frame, RoundTimeline } from '../frame.ts';
import type { LineEntry, WhatIfLine } from './line.ts';
import { freeLineName, tidyLineName } from './line-name.ts';

/** Where a reader stands: a moment of a line through a round, whose frames begin with the deal. */
export interface Standpoint {
  readonly round: RoundTimeline;
  /** Name of the branch, null on the main line. */
  readonly branch: string | null;
  readonly frames: readonly Frame[];
  readonly index: number;
}

/** The lines after a change, and the name of the branch that it was about. */
export interface Edited {
  readonly lines: readonly WhatIfLine[];
  readonly branch: string;
}

/** The reader's line that a branch of a round is; null for one that the log holds. */
export function lineNamed(lines: readonly WhatIfLine[], round: number, branch: string | null) {
  return lines.find((line) => line.round === round && branchName(line.name) === branch) ?? null;
}

/** Goes on from a moment: at the end of a line of the reader's own it grows, anywhere else a new one leaves. `name`: for a new one. */
export function goOn(
  lines: readonly WhatIfLine[],
  { round, branch, frames, index }: Standpoint,
  entries: readonly LineEntry[],
  name: string,
): Edited | null {
  const { number } = round.summary;
  const own = lineNamed(lines, number, branch);
  if (own && branch !== null && index === frames.length - 1) {
    const longer = { ...own, entries: [...own.entries, ...entries] };
    return { lines: lines.map((line) => (line === own ? longer : line)), branch };
  }
  const at = frames[index]?.at;
  const tidy = tidyLineName(name);
  if (!at || tidy === '') return null;
  const free = freeLineName(tidy, new Set(round.branches.map((each) => each.name)));
  return { lines: [...lines, { round: number, at, name: free, entries }], branch: branchName(free) };
}

/** Gives a line another name; null where there is none such, nothing is left of the name, or it is taken. */
export function renameLine(
  lines: readonly WhatIfLine[],
  round: RoundTimeline,
  branch: string,
  name: string,
): Edited | null {
  const { number } = round.summary;
  const own = lineNamed(lines, number, branch);
  const tidy = tidyLineName(name);
  const renamed = branchName(tidy);
  const isTaken = renamed !== branch && round.branches.some((each) => each.name === renamed);
  if (!own || tidy === '' || isTaken) return null;
  const changed = lines.map((line) => {
    if (line === own) return { ...line, name: tidy };
    return line.round === number && leavesFrom(line) === branch
      ? { ...line, at: onBranch(line.at, renamed) }
      : line;
  });
  return { lines: changed, branch: renamed };
}

/** The lines without one, and without all that leave from it. */
export function removeLine(
  lines: readonly WhatIfLine[],
  round: number,
  branch: string,
): readonly WhatIfLine[] {
  const gone = new Set([branch]);
  return lines.filter((line) => {
    const name = branchName(line.name);
    const goes = line.round === round && (name === branch || gone.has(leavesFrom(line) ?? ''));
    if (goes) gone.add(name);
    return !goes;
  });
}

/** The branch that a line leaves from, null for the main line. */
function leavesFrom({ at }: WhatIfLine): string | null {
  const address = parseAddress(at);
  return address?.kind === 'moment' ? address.branch : null;
}

function onBranch(at: string, branch: string): string {
  const address = parseAddress(at);
  return address?.kind === 'moment' ? formatAddress({ ...address, branch }) : at;
}
