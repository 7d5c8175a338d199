/** Cards, players and amounts of the JSON form, from pieces that have been checked. */
import { type SeenCard, UNKNOWN } from '../../cards/card.ts';
import { readCard } from '../card-text.ts';
import type { PlayerId } from '../model.ts';
import { nearest } from '../nearest.ts';
import type { Span } from '../problem.ts';
import { quoted } from '../problem-list.ts';
import { emptyRecord, hasKeys } from '../record.ts';
import { check, type JsonReading, openRecord } from './check.ts';
import { type Fields, itemsOf, type JsonNode } from './node.ts';
import { Amount, Players } from './schema.ts';

/** The cards; one that could not be read counts as unknown. */
export function cardsOf(cards: readonly string[]): SeenCard[] {
  return cards.map((card) => readCard(card) ?? UNKNOWN);
}

/** The id, if somebody is called that; else it is told and null. */
export function knownPlayer(r: JsonReading, id: string, span: Span): PlayerId | null {
  if (r.ids.has(id)) return id;
  r.problems.report('syntax.player', span, { found: quoted(id), nearest: nearest(id, r.ids) });
  return null;
}

/** A list of players; null where one is unknown or stands twice. */
export function readPlayers(r: JsonReading, node: JsonNode, key: string): PlayerId[] | null {
  const ids = check(r, Players, node, key);
  if (ids === null) return null;
  const seen = new Set<PlayerId>();
  let sound = true;
  ids.forEach((id, i) => {
    const span = itemsOf(node)[i]?.span ?? node.span;
    if (seen.has(id)) r.problems.report('syntax.player-again', span, { player: id });
    if (seen.has(id) || knownPlayer(r, id, span) === null) sound = false;
    seen.add(id);
  });
  return sound ? ids : null;
}

/** Amounts by player; a faulty one is told and left out. Null: none is left. */
export function readAmounts(r: JsonReading, within: Fields, key: string): Record<PlayerId, number> | null {
  const amounts = emptyRecord<number>();
  for (const [id, field] of openRecord(r, within, key)) {
    const amount = check(r, Amount, field.node, id);
    const known = knownPlayer(r, id, field.keySpan);
    if (amount !== null && known !== null) amounts[id] = amount + 0;
  }
  return hasKeys(amounts) ? amounts : null;
}
