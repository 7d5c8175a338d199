/** A round of the JSON form. */
import type { Draft } from '../draft.ts';
import type { DealtHand, LogRound, RevolutionCheck } from '../model.ts';
import { takeRoundNumber } from '../round-number.ts';
import { check, checkField, type JsonReading, openObject, openRecord } from './check.ts';
import { readEntries } from './entries.ts';
import { type Fields, fieldsOf, type JsonNode, openingOf } from './node.ts';
import { putRemarks } from './remarks.ts';
import { Cards, ChecksSchema, RoundSchema } from './schema.ts';
import { roundStatements } from './statements.ts';
import { cardsOf, knownPlayer, readAmounts, readPlayers } from './values.ts';

/** The round; `last` is the number of the one before it, null before the first. */
export function readRound(r: JsonReading, node: JsonNode, last: number | null): LogRound {
  const fields = openObject(r, RoundSchema, node, 'rounds');
  const span = fields.get('number')?.node.span ?? openingOf(node.span);
  const found = checkField(r, RoundSchema.entries.number, fields, 'number');
  const number = takeRoundNumber(r.problems, found, last, span);
  const round: Draft<LogRound> = {
    span,
    number,
    ...readStart(r, fields),
    deal: readDeal(r, fields),
    entries: readEntries(r, fields),
    ...readChecks(r, fields),
  };
  putRemarks(r, roundStatements(round), fields);
  return round;
}

function readStart(r: JsonReading, fields: Fields): Partial<LogRound> {
  const start: Draft<Partial<LogRound>> = {};
  const span = (key: string) => fields.get(key)?.node.span;
  const order = readOrder(r, fields, 'titles');
  if (order !== null) start.titles = { span: span('titles'), order };
  const totals = readAmounts(r, fields, 'scores');
  if (totals !== null) start.scores = { span: span('scores'), totals };
  const player = readDealer(r, fields);
  if (player !== null) start.dealer = { span: span('dealer'), player };
  const talon = checkField(r, Cards, fields, 'talon');
  if (talon !== null) start.talon = { span: span('talon'), cards: cardsOf(talon) };
  return start;
}

function readDealer(r: JsonReading, fields: Fields): string | null {
  const player = checkField(r, RoundSchema.entries.dealer, fields, 'dealer') ?? null;
  const span = fields.get('dealer')?.node.span;
  return player === null || span === undefined ? null : knownPlayer(r, player, span);
}

function readOrder(r: JsonReading, fields: Fields, key: string): string[] | null {
  const node = fields.get(key)?.node;
  return node === undefined ? null : readPlayers(r, node, key);
}

function readDeal(r: JsonReading, fields: Fields): DealtHand[] {
  return [...openRecord(r, fields, 'deal')].flatMap(([id, { keySpan, node }]) => {
    const player = knownPlayer(r, id, keySpan);
    const cards = check(r, Cards, node, id);
    return player === null || cards === null ? [] : [{ span: node.span, player, cards: cardsOf(cards) }];
  });
}

function readChecks(r: JsonReading, round: Fields): Partial<LogRound> {
  const node = round.get('checks')?.node;
  if (node === undefined) return {};
  const fields = openObject(r, ChecksSchema, node, 'checks');
  const span = (key: string) => fields.get(key)?.node.span;
  const checks: Draft<Partial<LogRound>> = {};
  const revolution = readRevolution(r, fields);
  if (revolution !== null) checks.revolution = { span: span('revolution'), ...revolution };
  const order = readOrder(r, fields, 'order');
  if (order !== null) checks.order = { span: span('order'), order };
  const points = readAmounts(r, fields, 'points');
  if (points !== null) checks.points = { span: span('points'), points };
  return checks;
}

function readRevolution(r: JsonReading, fields: Fields): RevolutionCheck | null {
  const json = checkField(r, ChecksSchema.entries.revolution, fields, 'revolution') ?? null;
  if (json === null || json.state === 'none') return json && { state: 'none', by: [] };
  const node = fieldsOf(fields.get('revolution')?.node).get('by')?.node;
  if (node === undefined) return null;
  if (typeof json.by === 'string') {
    const player = knownPlayer(r, json.by, node.span);
    return player === null ? null : { state: json.state, by: [player] };
  }
  const by = readPlayers(r, node, 'by');
  return by && { state: json.state, by };
}
