/** Reads the text of a log piece by piece, so that whoever reads can look up in between. */
import { formOf } from '../../log/form.ts';
import { parseNdjson } from '../../log/json/ndjson.ts';
import { parseJson } from '../../log/json/parse.ts';
import type { Parsed } from '../../log/parsed.ts';
import { readText } from './read-text.ts';

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
