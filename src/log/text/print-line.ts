/** Writes one statement of the text form with its commentary. */
import { commentaryLines } from '../commentary.ts';
import { writeText } from '../free-text.ts';
import type { Noted, PlayerId } from '../model.ts';

/**
 * Adds a statement: the first line of its commentary beside it, each further one under it, two
 * blanks farther in than the statement.
 */
export function pushStatement(out: string[], line: string, noted: Noted | undefined, indent = ''): void {
  const remarks = noted === undefined ? [] : commentaryLines(noted).map(remark);
  const [first, ...more] = remarks;
  out.push(first === undefined ? indent + line : `${indent}${line} ${first}`);
  for (const further of more) out.push(`${indent}  ${further}`);
}

/** A statement's words and the text after them; nothing after them where the text is empty. */
export function withText(words: string, text: string): string {
  return text === '' ? words : `${words} ${writeText(text)}`;
}

/** Amounts as `ari=2 physo=-0.5`. */
export function amounts(record: Readonly<Record<PlayerId, number>>): string {
  return Object.entries(record)
    .map(([id, amount]) => `${id}=${amount}`)
    .join(' ');
}

function remark([language, text]: readonly [language: string, text: string]): string {
  return withText(`;${language}`, text);
}
