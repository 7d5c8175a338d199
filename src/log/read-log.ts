/** Reads a log of whatever form: text, JSON, or many JSON matches one a line. */
import { formOf, type LogForm } from './form.ts';
import { parseNdjson } from './json/ndjson.ts';
import { parseJson } from './json/parse.ts';
import type { Parsed } from './parsed.ts';
import { parseText } from './text/parse.ts';

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
