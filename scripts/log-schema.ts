/** The published JSON Schema, made from the definition that validates logs. */
import { toJsonSchema } from '@valibot/to-json-schema';
import {
  ActionSchema,
  Amounts,
  Cards,
  MatchSchema,
  Players,
  Remark,
  RoundSchema,
  VariationSchema,
} from '../src/log/json/schema.ts';

/** Lists of plain values, which stand on one line as our formatter has it. */
const SCALARS = /\[\s+[^[\]{}]*?\s+\]/g;

/** The schema as the text of its file. */
export function schemaFile(): string {
  const definitions = {
    round: RoundSchema,
    action: ActionSchema,
    variation: VariationSchema,
    cards: Cards,
    players: Players,
    amounts: Amounts,
    commentary: Remark,
  };
  const schema = { title: 'Revolution log, version 1', ...toJsonSchema(MatchSchema, { definitions }) };
  return `${JSON.stringify(schema, null, 2).replace(SCALARS, (list) => list.replace(/\s+/g, ' ').replace(/\[ | \]/g, (end) => end.trim()))}\n`;
}
