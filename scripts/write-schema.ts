/** Writes the JSON Schema of logs to where the site publishes it. Run it when src/log/json/schema.ts changes. */
import { mkdir, writeFile } from 'node:fs/promises';
import { schemaFile } from './log-schema.ts';

const FILE = new URL('../public/schema/revolution-log-1.json', import.meta.url);

await mkdir(new URL('.', FILE), { recursive: true });
await writeFile(FILE, schemaFile());
