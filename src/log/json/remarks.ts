/** Texts of the JSON form: names, metadata, and commentary on actions and on statements. */
import type * as v from 'valibot';
import type { Draft } from '../draft.ts';
import { controlIn } from '../free-text.ts';
import type { Noted } from '../model.ts';
import { nearest } from '../nearest.ts';
import type { Span } from '../problem.ts';
import { quoted } from '../problem-list.ts';
import { emptyRecord, hasKeys } from '../record.ts';
import { LANGUAGE_PATTERN } from '../words.ts';
import { check, type JsonReading, openRecord } from './check.ts';
import type { Fields } from './node.ts';
import { Remark } from './schema.ts';

/** A statement whose commentary may still come. */
type Remarkable = Draft<Noted>;

/** Tells of a character in a text that does not show. */
export function checkText(r: JsonReading, text: string, span: Span): void {
  const character = controlIn(text);
  if (character !== null) r.problems.report('syntax.control', span, { character });
}

/** Puts commentary that has been checked on its statement, and gives the statement back. */
export function putRemark<Statement extends Remarkable>(
  r: JsonReading,
  on: Statement,
  remark: v.InferInput<typeof Remark> | undefined,
  span: Span,
): Statement {
  if (remark === undefined) return on;
  const texts: readonly (readonly [string, unknown])[] =
    typeof remark === 'string' ? [['', remark]] : Object.entries(remark);
  const commentary: Record<string, string> = emptyRecord();
  for (const [language, text] of texts) {
    if (typeof text !== 'string' || (language !== '' && !LANGUAGE_PATTERN.test(language))) continue;
    checkText(r, text, span);
    commentary[language] = text;
  }
  if (hasKeys(commentary)) on.commentary = commentary;
  return on;
}

/** Reads the `commentary` of a match or a round, an object by statement, and puts each on its own. */
export function putRemarks(r: JsonReading, statements: ReadonlyMap<string, Noted>, fields: Fields): void {
  for (const [key, field] of openRecord(r, fields, 'commentary')) {
    const remark = check(r, Remark, field.node, key);
    const on = statements.get(key);
    if (on === undefined) {
      const facts = { key: quoted(key), nearest: nearest(key, statements.keys()) };
      r.problems.report('json.commentary', field.keySpan, facts);
    } else if (remark !== null) putRemark(r, on as Remarkable, remark, field.node.span);
  }
}
