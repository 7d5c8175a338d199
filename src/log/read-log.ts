/** Reads a log of whatever form: text, JSON, or many JSON matches one a line. */
import { parseNdjson } from './json/ndjson.ts';
import { parseJson } from './json/parse.ts';
import type { Parsed } from './parsed.ts';
import { parseText } from './text/parse.ts';

export type LogForm = 'text' | 'json' | 'ndjson';

export interface ReadLog {
  readonly form: LogForm;
  /** At least one. */
  readonly matches: readonly [Parsed, ...Parsed[]];
}

/** Reads a file by its form. The name, if there is one, says what the text itself leaves open. */
export function readLog(text: string, name = ''): ReadLog {
  const form = formOf(text, name);
  if (form === 'text') return { form, matches: [parseText(text)] };
  if (form === 'json') return { form, matches: [parseJson(text)] };
  const [first = parseJson(text), ...more] = parseNdjson(text);
  return { form, matches: [first, ...more] };
}

/** The form of a file: JSON begins with a brace or a bracket, and many matches have a brace at the start of several lines. */
export function formOf(text: string, name = ''): LogForm {
  if (/\.(?:ndjson|jsonl)$/i.test(name)) return 'ndjson';
  if (!/^\uFEFF?\s*[{[]/.test(text)) return /\.json$/i.test(name) ? 'json' : 'text';
  return /^\uFEFF?\s*\{[^\n]*\}[ \t\r]*\n\s*\{/.test(text) ? 'ndjson' : 'json';
}
