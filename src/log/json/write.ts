/** Writes plain values as JSON that people can read: what fits on a line stands on one. */
import { writeQuoted } from '../free-text.ts';

export type Json = string | number | boolean | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: Json | undefined;
}

const WIDTH = 110;
const INDENT = '  ';

/** On one line. Keys whose value is undefined are left out. */
export function writeJsonLine(value: Json): string {
  if (typeof value === 'string') return writeQuoted(value);
  if (typeof value !== 'object') return String(value);
  if (isList(value)) return `[${value.map(writeJsonLine).join(', ')}]`;
  const fields = fieldsOf(value).map(([key, field]) => `${writeQuoted(key)}: ${writeJsonLine(field)}`);
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}

/** On as many lines as it needs. */
export function writeJson(value: Json, indent = ''): string {
  if (typeof value !== 'object') return writeJsonLine(value);
  const inner = indent + INDENT;
  const parts = isList(value)
    ? value.map((item) => writeJson(item, inner))
    : fieldsOf(value).map(([key, field]) => `${writeQuoted(key)}: ${writeJson(field, inner)}`);
  return layOut(parts, isList(value), indent);
}

/** The parts of a list or an object on one line where they fit, else each on its own. */
function layOut(parts: readonly string[], list: boolean, indent: string): string {
  const [open, close, pad] = list ? ['[', ']', ''] : ['{', '}', ' '];
  if (parts.length === 0) return open + close;
  const length = parts.reduce((sum, part) => sum + part.length + 2, indent.length + 2);
  if (length <= WIDTH && !parts.some((part) => part.includes('\n'))) {
    return `${open}${pad}${parts.join(', ')}${pad}${close}`;
  }
  const inner = `\n${indent}${INDENT}`;
  return `${open}${inner}${parts.join(`,${inner}`)}\n${indent}${close}`;
}

function isList(value: readonly Json[] | JsonObject): value is readonly Json[] {
  return Array.isArray(value);
}

function fieldsOf(value: JsonObject): (readonly [string, Json])[] {
  return Object.entries(value).flatMap(([key, field]) =>
    field === undefined ? [] : [[key, field] as const],
  );
}
