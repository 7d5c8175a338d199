/**
 * Holds a piece of a file against its definition and tells what does not fit. Pieces are small (an
 * action, a hand), so that a fault costs its piece alone and the work on a hostile file stays bounded.
 */
import * as v from 'valibot';
import type { PlayerId } from '../model.ts';
import type { ParseCode } from '../problem-codes.ts';
import { type ProblemList, quoted } from '../problem-list.ts';
import { reportIssue } from './issue.ts';
import { type Fields, fieldsOf, itemsOf, type JsonNode, openingOf } from './node.ts';

/** What is known in the midst of reading a JSON text. */
export interface JsonReading {
  readonly problems: ProblemList;
  readonly ids: Set<PlayerId>;
}

/** A piece longer than this (in UTF-16 units) tells its first fault only. */
const LONG_PIECE = 20_000;

/** Faults that leave a piece readable: what is wrong is dropped, or taken as unknown, when it is read. */
const LIGHT: ReadonlySet<ParseCode> = new Set<ParseCode>(['syntax.card', 'json.key']);

/** The value of a piece, or null where it cannot be read (or no more is read at all); `key` is the name it stands under. */
export function check<Schema extends v.GenericSchema>(
  r: JsonReading,
  schema: Schema,
  node: JsonNode,
  key: string,
): v.InferInput<Schema> | null {
  if (r.problems.full) return null;
  const long = node.span.end - node.span.start > LONG_PIECE;
  const { issues } = v.safeParse(schema, node.value, { abortEarly: long, abortPipeEarly: true });
  if (issues === undefined) return node.value as v.InferInput<Schema>;
  const codes = issues.map((issue) => reportIssue(r.problems, issue, node, key));
  return !long && codes.every((code) => LIGHT.has(code)) ? (node.value as v.InferInput<Schema>) : null;
}

/** As `check` for a field that may be absent. */
export function checkField<Schema extends v.GenericSchema>(
  r: JsonReading,
  schema: Schema,
  fields: Fields,
  key: string,
): v.InferInput<Schema> | null {
  const field = fields.get(key);
  return field === undefined ? null : check(r, schema, field.node, key);
}

type ObjectSchema = v.StrictObjectSchema<v.ObjectEntries, undefined>;

/** The fields of an object, after telling what it lacks and what it has too much; their values are no matter here. */
export function openObject(r: JsonReading, schema: ObjectSchema, node: JsonNode, key: string): Fields {
  if (isObject(r, node, key)) check(r, keysOnly(schema), node, key);
  return fieldsOf(node);
}

/** The fields of an object with any keys that stands under `key`; none where it is absent or something else. */
export function openRecord(r: JsonReading, fields: Fields, key: string): Fields {
  const node = fields.get(key)?.node;
  return node !== undefined && isObject(r, node, key) ? fieldsOf(node) : fieldsOf(undefined);
}

/** The items of the list that stands under `key`; none where it is absent or something else. */
export function openList(r: JsonReading, fields: Fields, key: string): readonly JsonNode[] {
  const node = fields.get(key)?.node;
  if (node !== undefined && node.type !== 'array') blameKind(r, node, key, 'array');
  return itemsOf(node);
}

function isObject(r: JsonReading, node: JsonNode, key: string): boolean {
  if (node.type !== 'object') blameKind(r, node, key, 'object');
  return node.type === 'object';
}

function blameKind(r: JsonReading, node: JsonNode, key: string, expected: string): void {
  const found = node.type === 'leaf' ? quoted(JSON.stringify(node.value)) : node.type;
  r.problems.report('json.type', openingOf(node.span), { key: quoted(key), expected: [expected], found });
}

/** The schema with the same keys and any values. */
function keysOnly(schema: ObjectSchema): ObjectSchema {
  const entries = Object.entries(schema.entries).map(([key, value]) => [
    key,
    value.type === 'optional' ? v.optional(v.unknown()) : v.unknown(),
  ]);
  return v.strictObject(Object.fromEntries(entries));
}
