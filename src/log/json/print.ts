/** Writes a match in the JSON form. `parseJson` gives it back, places aside. */
import { FORMAT, type LogRound, type Match, type Metadata, type RevolutionCheck, VERSION } from '../model.ts';
import { emptyRecord } from '../record.ts';
import { lineToJson } from './print-entries.ts';
import { remarksToJson } from './print-remarks.ts';
import { headStatements, roundStatements } from './statements.ts';
import { type Json, type JsonObject, writeJson } from './write.ts';

/** The match as JSON, ending with a line feed. */
export function printJson(match: Match): string {
  return `${writeJson(matchToJson(match))}\n`;
}

/** The match as a plain value of the JSON form. */
export function matchToJson(match: Match): JsonObject {
  return {
    format: FORMAT,
    version: VERSION,
    rules: { game: match.rules.game, options: record(Object.entries(match.rules.options)) },
    meta: match.meta.length === 0 ? undefined : metaToJson(match.meta),
    players: match.players.map(({ id, name }) => (name === id ? { id } : { id, name })),
    recorded: match.passesOmitted ? { passes: 'omitted' } : undefined,
    commentary: remarksToJson(headStatements(match)),
    rounds: match.rounds.map(roundToJson),
  };
}

/** Values by key; those of a repeated key as a list. */
function metaToJson(meta: readonly Metadata[]): JsonObject {
  const values = emptyRecord<Json>();
  for (const { key, value } of meta) {
    const before = values[key];
    if (before === undefined) values[key] = value;
    else values[key] = typeof before === 'string' ? [before, value] : [...(before as string[]), value];
  }
  return values;
}

function roundToJson(round: LogRound): JsonObject {
  const { revolution, order, points } = round;
  const checks = {
    revolution: revolution && revolutionToJson(revolution),
    order: order?.order,
    points: points?.points,
  };
  return {
    number: round.number,
    titles: round.titles?.order,
    scores: round.scores?.totals,
    dealer: round.dealer?.player,
    deal:
      round.deal.length === 0 ? undefined : record(round.deal.map(({ player, cards }) => [player, cards])),
    talon: round.talon?.cards,
    commentary: remarksToJson(roundStatements(round)),
    ...lineToJson(round.entries),
    checks: revolution || order || points ? checks : undefined,
  };
}

function revolutionToJson({ state, by }: RevolutionCheck): JsonObject {
  return state === 'none' ? { state } : { state, by };
}

function record(entries: Iterable<readonly [string, Json]>): JsonObject {
  const fields = emptyRecord<Json>();
  for (const [key, value] of entries) fields[key] = value;
  return fields;
}
