/** One match of a log in the text form, into which notes are written; null where it is that already. */
import { readLog } from '../../log/read-log.ts';
import { printText } from '../../log/text/print.ts';

export function asText(text: string, name: string, match: number): string | null {
  const { form, matches } = readLog(text, name);
  const wanted = matches[match]?.match;
  return form === 'text' || !wanted ? null : printText(wanted);
}
