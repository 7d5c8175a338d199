/** The name of the file that a match is saved as. */
import { formOf } from '../../log/form.ts';
import type { Entry } from './entry.ts';

const ENDINGS = { text: 'revlog', json: 'json', ndjson: 'ndjson' } as const;
/** Longer names make trouble on some systems. */
const LONGEST = 80;

/** Its own name, without what systems forbid, with the ending of its form. */
export function fileNameOf({ name, text }: Pick<Entry, 'name' | 'text'>): string {
  const base = name
    .replace(/\.(?:revlog|json|ndjson|jsonl|txt)$/i, '')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what goes.
    .replace(/[\0-\x1f<>:"/\\|?*\u202a-\u202e\u2066-\u2069]+/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '')
    .slice(0, LONGEST)
    .trim();
  return `${base || 'match'}.${ENDINGS[formOf(text)]}`;
}
