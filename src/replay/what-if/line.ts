/** Lines that a reader makes: what could have been played from a moment on. They are the log's variations and nothing else. */
import type { LogAction, Match, TrickMark } from '../../log/model.ts';
import { leavesPassesOut } from '../passes-written.ts';

export type LineEntry = LogAction | TrickMark;

export interface WhatIfLine {
  /** Number of the round. */
  readonly round: number;
  /** The moment it leaves from, of the main line or with `~name` of another: the canonical address of a frame. */
  readonly at: string;
  /** Its title; `branchName` of it is the name in addresses, and no other branch of the round has that. */
  readonly name: string;
  readonly entries: readonly LineEntry[];
}

/**
 * The match with the lines written into it, each as a variation at the end of its round, after all that the log holds: so
 * every branch that was there keeps its name. A line must come after the one that it leaves from. Passes that nobody wrote
 * down are said to be left out, or those of the lines would tell otherwise.
 */
export function withLines(match: Match, lines: readonly WhatIfLine[]): Match {
  if (lines.length === 0) return match;
  return {
    ...match,
    passesOmitted: match.passesOmitted || leavesPassesOut(match),
    rounds: match.rounds.map((round) => {
      const own = lines.filter((line) => line.round === round.number);
      if (own.length === 0) return round;
      const variations = own.map(
        ({ at, name, entries }) => ({ type: 'variation', at, name, entries }) as const,
      );
      return { ...round, entries: [...round.entries, ...variations] };
    }),
  };
}
