/** Reads the text of a log piece by piece, so that whoever reads can look up in between. */
import { parseNdjson } from '../../log/json/ndjson.ts';
import { parseJson } from '../../log/json/parse.ts';
import type { LogRound, Match } from '../../log/model.ts';
import type { Parsed } from '../../log/parsed.ts';
import type { ParseProblem } from '../../log/problem-codes.ts';
import { formOf } from '../../log/read-log.ts';
import { parseTextRounds } from '../../log/text/parse.ts';

/** Yields how much of the text was read, in units of the text; returns the matches, at least one. */
export function* readPieces(text: string, name: string): Generator<number, Parsed[], undefined> {
  const form = formOf(text, name);
  if (form === 'text') return [yield* readText(text)];
  if (form === 'json') return [parseJson(text)];
  const matches: Parsed[] = [];
  for (const parsed of parseNdjson(text)) {
    matches.push(parsed);
    yield parsed.match.players[0]?.span?.end ?? 0;
  }
  return matches.length > 0 ? matches : [parseJson(text)];
}

function* readText(text: string): Generator<number, Parsed, undefined> {
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
