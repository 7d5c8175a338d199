/** Writes the JSON Schemas of logs and of lessons to where the site publishes them. Run it when a definition changes. */
import { mkdir, writeFile } from 'node:fs/promises';
import { lessonSchemaFile } from './lesson-schema.ts';
import { schemaFile } from './log-schema.ts';

const FOLDER = new URL('../public/schema/', import.meta.url);

await mkdir(FOLDER, { recursive: true });
await writeFile(new URL('revolution-log-1.json', FOLDER), schemaFile());
await writeFile(new URL('revolution-lesson-1.json', FOLDER), lessonSchemaFile());
