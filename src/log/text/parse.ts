/**
 * Reads the text form, line by line: a fault costs its own statement and never the next. Any text
 * gives a match and the problems of it; the time is linear in the length, and a long match can be taken round by round.
 *
 *     const { match, problems } = parseText('revolution-log 1\nrules anemaki\n…');
 */
import { type Draft, emptyHead } from '../draft.ts';
import type { LogHead, LogRound, Noted } from '../model.ts';
import type { Parsed } from '../parsed.ts';
import type { ParseProblem } from '../problem-codes.ts';
import { ProblemList, quoted } from '../problem-list.ts';
import { closeVariations, openMissingRound, openRound } from './flow.ts';
import { closeHead } from './head.ts';
import { blameWord, type Reading } from './reading.ts';
import { blameRemark, readRemarks } from './remark.ts';
import { Scanner } from './scanner.ts';
import { belongsToRound, readStatement } from './statement.ts';

/** A piece of a match: its head first, then each round; `read` is how many UTF-16 units of the text it took so far. */
export type LogPart = { readonly problems: readonly ParseProblem[]; readonly read: number } & (
  | { readonly type: 'head'; readonly head: LogHead }
  | { readonly type: 'round'; readonly round: LogRound }
);

/** The whole match, as far as it can be read. */
export function parseText(text: string): Parsed {
  const problems: ParseProblem[] = [];
  const rounds: LogRound[] = [];
  let head: LogHead = emptyHead();
  for (const part of parseTextRounds(text)) {
    problems.push(...part.problems);
    if (part.type === 'head') head = part.head;
    else rounds.push(part.round);
  }
  return { match: { ...head, rounds }, problems };
}

/** The match piece by piece, each as soon as it is complete: exactly one head, then the rounds. */
export function* parseTextRounds(text: string): Generator<LogPart, void, undefined> {
  const r = newReading(text);
  let last: Draft<Noted> | null = null;
  while (!r.problems.full && r.scan.nextLine()) {
    const word = r.scan.firstWord();
    if (word === '') {
      if (!r.started && r.scan.atRemark()) blameRemark(r);
      readRemarks(r, last);
      continue;
    }
    if (!r.started && word !== 'revolution-log') blameWord(r, 'syntax.header', { found: quoted(word) });
    r.started = true;
    if (word === 'round' || (r.round === null && belongsToRound(r, word))) {
      const before = r.round;
      yield closePart(r);
      if (word === 'round') last = openRound(r, before?.number ?? null);
      else openMissingRound(r, word);
    }
    if (word !== 'round') last = readStatement(r, word);
    if (last !== null) readRemarks(r, last);
  }
  yield closePart(r);
}

function newReading(text: string): Reading {
  return {
    scan: new Scanner(text),
    problems: new ProblemList(),
    head: emptyHead(),
    ids: new Set(),
    strangeKeys: new Set(),
    dealt: new Set(),
    started: false,
    round: null,
    open: [],
    skipped: 0,
  };
}

/** Closes what has been read, the head or a round, and hands it out with its problems. */
function closePart(r: Reading): LogPart {
  const { round } = r;
  if (round === null) closeHead(r);
  else closeVariations(r);
  const told = { problems: r.problems.drain(), read: r.scan.read };
  return round === null ? { type: 'head', head: r.head, ...told } : { type: 'round', round, ...told };
}
