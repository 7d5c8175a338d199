/** Many matches in one file: a JSON text a line, for corpora. */
import type { Match } from '../model.ts';
import type { Parsed } from '../parsed.ts';
import { parseJson } from './parse.ts';
import { matchToJson } from './print.ts';
import { writeJsonLine } from './write.ts';

/** The matches one after the other, each as soon as it is read; places count in the whole file. Blank lines are passed over. */
export function* parseNdjson(text: string): Generator<Parsed, void, undefined> {
  let start = 0;
  for (let line = 0; start <= text.length; line++) {
    const found = text.indexOf('\n', start);
    const stop = found < 0 ? text.length : found;
    const piece = text.slice(start, stop);
    if (piece.trim() !== '') yield parseJson(piece, { line, start });
    start = stop + 1;
  }
}

/** The matches, one a line. */
export function printNdjson(matches: Iterable<Match>): string {
  let text = '';
  for (const match of matches) text += `${writeJsonLine(matchToJson(match))}\n`;
  return text;
}
