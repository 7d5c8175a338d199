/** The published JSON Schema of lessons, made from the definition that validates them. */
import { toJsonSchema } from '@valibot/to-json-schema';
import { AskSchema, LessonSchema, PredictSchema, SaySchema, TextSchema } from '../src/lessons/schema.ts';
import { schemaText } from './schema-text.ts';

/** The schema as the text of its file. */
export function lessonSchemaFile(): string {
  const definitions = { text: TextSchema, say: SaySchema, ask: AskSchema, predict: PredictSchema };
  return schemaText({
    title: 'Revolution lesson, version 1',
    ...toJsonSchema(LessonSchema, { definitions }),
  });
}
