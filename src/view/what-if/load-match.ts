/** The match that a player shows, read from its log: what lines are written into. */
import type { ReadMatch } from '../../replay/what-if/fold-lines.ts';
import { readPieces } from '../open/read-pieces.ts';
import type { LogAccess } from '../player/reading.ts';

/** Milliseconds of reading between two moments in which the page may answer. */
const STRETCH = 30;

/** Rejects where the log cannot be fetched or holds no such match. */
export async function loadMatch(log: LogAccess): Promise<ReadMatch> {
  const opened = 'href' in log ? { text: await fetchText(log.href), name: '', match: 0 } : log;
  const pieces = readPieces(opened.text, opened.name);
  for (let since = Date.now(), piece = pieces.next(); ; piece = pieces.next()) {
    if (piece.done) {
      const read = piece.value[opened.match];
      if (!read) throw new RangeError(`The log holds no match ${opened.match}.`);
      return read;
    }
    if (Date.now() - since < STRETCH) continue;
    await new Promise((resolve) => setTimeout(resolve, 0));
    since = Date.now();
  }
}

async function fetchText(href: string): Promise<string> {
  const response = await fetch(href);
  if (!response.ok) throw new Error(`The log could not be fetched: ${response.status}.`);
  return response.text();
}
