/** JSON with the place of every value and key in its text. */
import type { Span } from '../problem.ts';

export interface ObjectNode {
  readonly type: 'object';
  readonly span: Span;
  /** The plain value; all that the text says is its own. */
  readonly value: Record<string, unknown>;
  readonly fields: Fields;
}

export interface Field {
  readonly keySpan: Span;
  readonly node: JsonNode;
}

export interface ArrayNode {
  readonly type: 'array';
  readonly span: Span;
  readonly value: unknown[];
  readonly items: readonly JsonNode[];
}

export interface LeafNode {
  readonly type: 'leaf';
  readonly span: Span;
  readonly value: string | number | boolean | null;
}

export type JsonNode = ObjectNode | ArrayNode | LeafNode;

export type Fields = ReadonlyMap<string, Field>;

/** The fields of an object; none of anything else. */
export function fieldsOf(node: JsonNode | undefined): Fields {
  return node?.type === 'object' ? node.fields : NO_FIELDS;
}

/** The items of a list; none of anything else. */
export function itemsOf(node: JsonNode | undefined): readonly JsonNode[] {
  return node?.type === 'array' ? node.items : [];
}

/** The first character of a value: what is pointed at where the whole would be too much. */
export function openingOf(span: Span): Span {
  return { ...span, end: span.start + 1 };
}

const NO_FIELDS: Fields = new Map();
