/** The forms in which a log is written down, and how a file is told to be of one. */
export type LogForm = 'text' | 'json' | 'ndjson';

/** The form of a file: JSON begins with a brace or a bracket, and many matches have a brace at the start of several lines. */
export function formOf(text: string, name = ''): LogForm {
  if (/\.(?:ndjson|jsonl)$/i.test(name)) return 'ndjson';
  if (!/^\uFEFF?\s*[{[]/.test(text)) return /\.json$/i.test(name) ? 'json' : 'text';
  return /^\uFEFF?\s*\{[^\n]*\}[ \t\r]*\n\s*\{/.test(text) ? 'ndjson' : 'json';
}
