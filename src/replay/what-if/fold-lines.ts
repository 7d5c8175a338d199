/** Folds one round again with a reader's lines in it, as foldRounds folds all: a line becomes a branch like any other. */
import type { Match } from '../../log/model.ts';
import type { Problem } from '../../log/problem.ts';
import { aloneInFile } from '../alone.ts';
import { branchName } from '../branch-name.ts';
import { foldRounds } from '../fold.ts';
import type { Branch, RoundSummary, RoundTimeline } from '../frame.ts';
import { type WhatIfLine, withLines } from './line.ts';

/** A match with what was wrong when it was read. */
export interface ReadMatch {
  readonly match: Match;
  readonly problems: readonly Problem[];
}

export interface WithLines<Round extends RoundTimeline> {
  /** The round as it was, with a branch more for every sound line. */
  readonly round: Round;
  /** Lines that the rules or the round forbid: they do not come out as a branch of their name without any fault. */
  readonly unsound: readonly WhatIfLine[];
}

/**
 * `round` is that of the index, folded from the match without lines; `lines` are those of this round. An unsound line is left out, and
 * with it all that leave from it.
 */
export function foldLines<Round extends RoundTimeline>(
  read: ReadMatch,
  index: number,
  round: Round,
  lines: readonly WhatIfLine[],
): WithLines<Round> {
  const alone = aloneAsRead(read, index, round.summary);
  const isTaken = taken(round);
  let sound = lines.filter(({ name }) => !isTaken(branchName(name)));
  for (;;) {
    const branches = alone && sound.length > 0 ? branchesOf(alone, sound) : new Map<string, Branch>();
    const kept = sound.filter((line) => isSound(line, branches.get(branchName(line.name))));
    if (kept.length === sound.length) {
      const own = kept.flatMap(({ name }) => branches.get(branchName(name)) ?? []);
      const unsound = lines.filter((line) => !kept.includes(line));
      return { round: { ...round, branches: [...round.branches, ...own] }, unsound };
    }
    sound = kept;
  }
}

/** Tells of each name whether a branch of the round, or an earlier name that was asked about, is called so. */
function taken({ branches }: RoundTimeline): (name: string) => boolean {
  const names = new Set(branches.map(({ name }) => name));
  return (name) => names.size === names.add(name).size;
}

function branchesOf({ match, problems }: ReadMatch, lines: readonly WhatIfLine[]): Map<string, Branch> {
  const [folded] = foldRounds(withLines(match, lines), problems);
  return new Map(folded?.branches.map((branch) => [branch.name, branch]));
}

/** Whether the line came out as written: from its moment, every action of it by the rules, and nothing left over. */
function isSound({ at, entries }: WhatIfLine, branch: Branch | undefined): boolean {
  if (!branch || branch.from !== at) return false;
  const acts = branch.frames.filter(({ did, inferred }) => 'seat' in did && !inferred);
  const isFaultless = branch.frames.every(({ problems, refusal }) => problems.length === 0 && !refusal);
  return isFaultless && acts.length === entries.filter(({ type }) => type !== 'trick').length;
}

/** The round alone, with what was wrong in it when it was read. */
function aloneAsRead({ match, problems }: ReadMatch, index: number, summary: RoundSummary): ReadMatch | null {
  const alone = aloneInFile(match, index, summary);
  if (!alone) return null;
  const start = match.rounds[index]?.span?.start ?? 0;
  const end = match.rounds[index + 1]?.span?.start ?? Number.POSITIVE_INFINITY;
  return { match: alone, problems: problems.filter(({ span }) => span.start >= start && span.start < end) };
}
