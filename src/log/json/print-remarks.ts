/** Writes commentary: a text where its language is not said, else texts by language. */
import type { Noted } from '../model.ts';
import { emptyRecord, hasKeys } from '../record.ts';
import type { Json, JsonObject } from './write.ts';

/** Commentary on one statement; undefined where there is none. */
export function remarkToJson({ commentary }: Noted): Json | undefined {
  if (commentary === undefined) return undefined;
  const [language, ...more] = Object.keys(commentary);
  return language === '' && more.length === 0 ? commentary[''] : commentary;
}

/** Commentary on statements by their names; undefined where there is none. */
export function remarksToJson(statements: ReadonlyMap<string, Noted>): JsonObject | undefined {
  const remarks = emptyRecord<Json>();
  for (const [name, statement] of statements) {
    const remark = remarkToJson(statement);
    if (remark !== undefined) remarks[name] = remark;
  }
  return hasKeys(remarks) ? remarks : undefined;
}
