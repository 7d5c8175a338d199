/** What happens in a round, in the JSON form: actions and trick marks, and the variations beside them. */
import { DEEPEST_VARIATION } from '../limits.ts';
import type { Entry, Variation } from '../model.ts';
import { readAction } from './action.ts';
import { checkField, type JsonReading, openList, openObject } from './check.ts';
import type { Fields, JsonNode } from './node.ts';
import { checkText, putRemark } from './remarks.ts';
import { VariationSchema } from './schema.ts';

interface Placed {
  readonly place: number;
  readonly entry: Entry;
}

/** The `actions` and `variations` of a line in one order: a variation stands after as many actions as it says. */
export function readEntries(r: JsonReading, line: Fields, depth = 0): Entry[] {
  const nodes = openList(r, line, 'actions');
  const actions = nodes.flatMap((node, i): Placed[] => {
    const entry = readAction(r, node);
    return entry === null ? [] : [{ place: i + 0.5, entry }];
  });
  const variations = openList(r, line, 'variations').flatMap(
    (node) => readVariation(r, node, depth, nodes.length) ?? [],
  );
  return [...variations, ...actions].sort((a, b) => a.place - b.place).map(({ entry }) => entry);
}

function readVariation(r: JsonReading, node: JsonNode, depth: number, last: number): Placed | null {
  if (depth >= DEEPEST_VARIATION) {
    r.problems.report('syntax.nesting', node.span, { limit: DEEPEST_VARIATION });
    return null;
  }
  const fields = openObject(r, VariationSchema, node, 'variations');
  const { entries: schemas } = VariationSchema;
  const at = checkField(r, schemas.at, fields, 'at');
  if (at === null) return null;
  const span = fields.get('at')?.node.span ?? node.span;
  const name = checkField(r, schemas.name, fields, 'name') ?? '';
  checkText(r, name, span);
  const entries = readEntries(r, fields, depth + 1);
  const variation: Variation = { span, type: 'variation', at, ...(name !== '' && { name }), entries };
  const remark = checkField(r, schemas.commentary, fields, 'commentary') ?? undefined;
  const place = checkField(r, schemas.after, fields, 'after') ?? last;
  return { place, entry: putRemark(r, variation, remark, span) };
}
