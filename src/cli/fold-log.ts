/** Reads a file of logs and folds each piece by piece, keeping its problems but no more than one round's frames at a time. */
import type { Parsed } from '../log/parsed.ts';
import type { Problem } from '../log/problem.ts';
import { readLog } from '../log/read-log.ts';
import { toldOnce } from '../log/told-once.ts';
import { foldRounds } from '../replay/fold.ts';
import type { MatchHead, RoundTimeline } from '../replay/frame.ts';
import { openMatch } from '../replay/head.ts';
import { inReadingOrder } from '../replay/problem-book.ts';

export interface FoldedLog {
  readonly head: MatchHead;
  /** The rounds, folded as they are asked for; to be asked for once. */
  readonly rounds: Iterable<RoundTimeline>;
  /** The problems of the match in reading order; complete once all rounds have been asked for. */
  problems(): readonly Problem[];
}

/** The matches of a file: one, but for many JSON matches one a line. */
export function foldLogs(text: string, name: string): FoldedLog[] {
  return readLog(text, name).matches.map(foldLog);
}

function foldLog({ match, problems: read }: Parsed): FoldedLog {
  const { head, problems: ofHead } = openMatch(match);
  const ofRounds: Problem[] = [];
  return {
    head,
    rounds: keeping(foldRounds(match, read), ofRounds),
    problems: () => [...toldOnce(inReadingOrder([...new Set([...read, ...ofHead, ...ofRounds])])).values()],
  };
}

function* keeping(rounds: Iterable<RoundTimeline>, problems: Problem[]): Generator<RoundTimeline> {
  for (const round of rounds) {
    problems.push(...round.problems);
    yield round;
  }
}
