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
import { schemaText } from './schema-text.ts';

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
  return schemaText({ title: 'Revolution log, version 1', ...toJsonSchema(MatchSchema, { definitions }) });
}
