/** Reads the text form of a log piece by piece. */
import type { LogRound, Match } from '../../log/model.ts';
import type { Parsed } from '../../log/parsed.ts';
import type { ParseProblem } from '../../log/problem-codes.ts';
import { parseTextRounds } from '../../log/text/parse.ts';

/** Yields how much of the text was read, in units of the text; returns the match. */
export function* readText(text: string): Generator<number, Parsed, undefined> {
  const problems: ParseProblem[] = [];
  const rounds: LogRound[] = [];
  let head: Omit<Match, 'rounds'> | null = null;
  for (const part of parseTextRounds(text)) {
    for (const problem of part.problems) problems.push(problem);
    if (part.type === 'head') head = part.head;
    else rounds.push(part.round);
    yield part.read;
  }
  if (!head) throw new Error('The reader of the text form gave no head.');
  return { match: { ...head, rounds }, problems };
}
