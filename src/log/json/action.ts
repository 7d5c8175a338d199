/** An action or trick mark of the JSON form. */
import type * as v from 'valibot';
import type { LogAction, PlayerId, TrickMark } from '../model.ts';
import { check, type JsonReading } from './check.ts';
import { fieldsOf, type JsonNode } from './node.ts';
import { putRemark } from './remarks.ts';
import { ActionSchema } from './schema.ts';
import { cardsOf, knownPlayer } from './values.ts';

type DeedJson = Exclude<v.InferInput<typeof ActionSchema>, { type: 'trick' }>;

/** The action, or null where it cannot be read or its player is not there. */
export function readAction(r: JsonReading, node: JsonNode): LogAction | TrickMark | null {
  const json = check(r, ActionSchema, node, 'actions');
  if (json === null) return null;
  const action = json.type === 'trick' ? { type: json.type } : readDeed(r, node, json);
  if (action === null) return null;
  return putRemark(r, { ...action, span: node.span }, json.commentary, node.span);
}

function readDeed(r: JsonReading, node: JsonNode, json: DeedJson): LogAction | null {
  const spanOf = (key: string) => fieldsOf(node).get(key)?.node.span ?? node.span;
  const player = knownPlayer(r, json.player, spanOf('player'));
  const to = json.type === 'give' ? knownPlayer(r, json.to, spanOf('to')) : '';
  if (player === null || to === null) return null;
  const action = makeAction(json, player, to);
  return json.forced ? { ...action, forced: true } : action;
}

function makeAction(json: DeedJson, player: PlayerId, to: PlayerId): LogAction {
  const { type } = json;
  if (type === 'give') return { type, player, to, cards: cardsOf(json.cards) };
  if (type === 'pass' || type === 'keep') return { type, player };
  return { type, player, cards: cardsOf(json.cards) };
}
