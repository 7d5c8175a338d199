import { readdirSync, readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { expect, it } from 'vitest';
import { lessonSchemaFile } from '../../scripts/lesson-schema.ts';

const published = readFileSync(
  new URL('../../public/schema/revolution-lesson-1.json', import.meta.url),
  'utf8',
);
const accepts = new Ajv({ strict: false }).compile(JSON.parse(published));
const FOLDER = new URL('../../lessons/anemaki/', import.meta.url);

it('is what the definition makes', () => {
  expect(published).toBe(lessonSchemaFile());
});

it('accepts our lessons and refuses a step that is none', () => {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.lesson.json'));
  const lessons = files.map((name) => JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8')));
  for (const lesson of lessons) expect([accepts(lesson), accepts.errors]).toEqual([true, null]);
  expect(accepts({ ...lessons[0], steps: [{ at: 'r1d' }] })).toBe(false);
});
