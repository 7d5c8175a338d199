/** All matches of the library as one file. This reads logs, so it is loaded when it is wanted. */
import { printNdjson } from '../../log/json/ndjson.ts';
import { readLog } from '../../log/read-log.ts';
import type { Entry } from './entry.ts';

/** One match a line. What cannot be read in a log is not in it. */
export function allInOne(entries: readonly Pick<Entry, 'text'>[]): string {
  return printNdjson(entries.flatMap(({ text }) => readLog(text).matches.map(({ match }) => match)));
}
