/** The head of a match in the JSON form. */
import { isDate } from '../date.ts';
import { tidyName } from '../free-text.ts';
import type { LogHead, LogPlayer, Match, Metadata } from '../model.ts';
import { nearest } from '../nearest.ts';
import { quoted } from '../problem-list.ts';
import { emptyRecord } from '../record.ts';
import { isKnownMeta, isMetaKey, isPrivateMeta, isReserved, META_WORDS, OPTION_PATTERN } from '../words.ts';
import { check, checkField, type JsonReading, openList, openObject, openRecord } from './check.ts';
import { type Field, type Fields, fieldsOf, type JsonNode } from './node.ts';
import { checkText } from './remarks.ts';
import { MatchSchema, MetaValue, Option, PlayerSchema } from './schema.ts';

/** All of a match but its rounds, from the fields of the whole. */
export function readHead(r: JsonReading, fields: Fields): LogHead {
  const { entries: schemas } = MatchSchema;
  const format = fields.get('format')?.node;
  checkField(r, schemas.format, fields, 'format');
  checkField(r, schemas.version, fields, 'version');
  const recorded = checkField(r, schemas.recorded, fields, 'recorded') ?? null;
  return {
    ...(format && { header: { span: format.span } }),
    rules: readRules(r, fields),
    meta: [...openRecord(r, fields, 'meta')].flatMap(([key, field]) => readMeta(r, key, field)),
    players: readPlayerList(r, fields),
    passesOmitted: recorded !== null,
    ...(recorded && { recorded: { span: fields.get('recorded')?.node.span } }),
  };
}

function readRules(r: JsonReading, match: Fields): Match['rules'] {
  const options = emptyRecord<string>();
  const node = match.get('rules')?.node;
  if (node === undefined) return { game: '', options };
  const fields = openObject(r, MatchSchema.entries.rules, node, 'rules');
  const game = checkField(r, MatchSchema.entries.rules.entries.game, fields, 'game') ?? '';
  for (const [name, field] of openRecord(r, fields, 'options')) readOption(r, name, field, options);
  return { span: fields.get('game')?.node.span, game, options };
}

function readOption(r: JsonReading, name: string, field: Field, options: Record<string, string>): void {
  const value = check(r, Option, field.node, name);
  if (value === null) return;
  if (OPTION_PATTERN.test(`${name}=${value}`)) options[name] = String(value);
  else r.problems.report('syntax.option', field.keySpan, { found: quoted(name) });
}

function readPlayerList(r: JsonReading, match: Fields): LogPlayer[] {
  const nodes = openList(r, match, 'players');
  const players = nodes.flatMap((node) => readPlayer(r, node) ?? []);
  const list = match.get('players')?.node;
  if (list?.type === 'array' && nodes.length === 0)
    r.problems.report('syntax.players-missing', list.span, {});
  return players;
}

function readPlayer(r: JsonReading, node: JsonNode): LogPlayer | null {
  const json = check(r, PlayerSchema, node, 'players');
  if (json === null) return null;
  const { id } = json;
  const span = fieldsOf(node).get('id')?.node.span ?? node.span;
  if (isReserved(id)) {
    r.problems.report('syntax.id-reserved', span, { found: id });
    return null;
  }
  if (r.ids.has(id)) {
    r.problems.report('syntax.twice', span, { word: 'player', of: quoted(id) });
    return null;
  }
  r.ids.add(id);
  const name = tidyName(json.name ?? '');
  checkText(r, name, node.span);
  return { span: node.span, id, name: name === '' ? id : name };
}

function readMeta(r: JsonReading, key: string, { keySpan, node }: Field): Metadata[] {
  if (!isMetaKey(key)) {
    r.problems.report('json.key', keySpan, { key: quoted(key) });
    return [];
  }
  if (!isKnownMeta(key) && !isPrivateMeta(key)) {
    r.problems.report('syntax.metadata', keySpan, { found: quoted(key), nearest: nearest(key, META_WORDS) });
  }
  const json = check(r, MetaValue, node, key);
  if (json === null) return [];
  const values = typeof json === 'string' ? [json] : json;
  return values.map((value) => {
    checkText(r, value, node.span);
    if (key === 'date' && !isDate(value))
      r.problems.report('syntax.date', node.span, { found: quoted(value) });
    return { span: node.span, key, value };
  });
}
