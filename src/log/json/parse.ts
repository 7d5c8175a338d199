/**
 * Reads the JSON form. Any text gives a match, as far as it can be read, and the problems of it; a
 * fault costs the smallest piece that it makes unreadable.
 */
import { emptyHead } from '../draft.ts';
import type { LogRound, Match } from '../model.ts';
import type { Parsed } from '../parsed.ts';
import { ProblemList } from '../problem-list.ts';
import { type JsonReading, openList, openObject } from './check.ts';
import { readHead } from './head.ts';
import type { JsonNode } from './node.ts';
import { putRemarks } from './remarks.ts';
import { readRound } from './round.ts';
import { MatchSchema } from './schema.ts';
import { headStatements } from './statements.ts';
import type { Origin } from './tokens.ts';
import { parseTree } from './tree.ts';

/** The match that a JSON text holds; `origin` is where the text begins, if it is a part of a file. */
export function parseJson(text: string, origin?: Origin): Parsed {
  const problems = new ProblemList();
  const root = parseTree(text, problems, origin);
  const match =
    root === null ? { ...emptyHead(), rounds: [] } : readMatch({ problems, ids: new Set() }, root);
  return { match, problems: problems.drain() };
}

function readMatch(r: JsonReading, root: JsonNode): Match {
  const fields = openObject(r, MatchSchema, root, '');
  const head = readHead(r, fields);
  putRemarks(r, headStatements(head), fields);
  const rounds: LogRound[] = [];
  for (const node of openList(r, fields, 'rounds')) {
    rounds.push(readRound(r, node, rounds.at(-1)?.number ?? null));
  }
  return { ...head, rounds };
}
