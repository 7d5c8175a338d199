/** The day on which a match was played, out of its log and without reading the whole of it. */

const TEXT = /^date[ \t]+"?(.+?)"?[ \t]*(?:[ \t][;#].*)?$/m;
const JSON_FORM = /"date"\s*:\s*\[?\s*"([^"\\]+)"/;
const ROUND = /^round\b/m;
const DAY = /^(\d{4}-\d{2}-\d{2})\b(.*)$/;

/** A day is written as readers of the language do (`locale`), anything else as the log has it; null where it has none. */
export function dateOfLog(text: string, locale: string): string | null {
  const [head = ''] = text.split(ROUND, 1);
  const date = (text.trimStart().startsWith('{') ? JSON_FORM : TEXT).exec(head)?.[1];
  if (!date) return null;
  const [, day = '', rest = ''] = DAY.exec(date) ?? [];
  const time = Date.parse(`${day}T00:00Z`);
  if (Number.isNaN(time)) return date;
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(time) + rest;
}
