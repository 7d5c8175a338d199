/** Dates of a match as ISO 8601 has them: a year, a month, a day, or a moment of it. */

const DATE =
  /^\d{4}(?:-(\d{2})(?:-(\d{2})(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})?)?)?)?$/;

export function isDate(text: string): boolean {
  const found = DATE.exec(text);
  if (found === null) return false;
  const [, month = '01', day = '01'] = found;
  return Number(month) >= 1 && Number(month) <= 12 && Number(day) >= 1 && Number(day) <= 31;
}
