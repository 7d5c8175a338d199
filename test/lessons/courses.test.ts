import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../src/explain/messages/languages.ts';
import { checkLesson } from '../../src/lessons/check.ts';
import { readLesson } from '../../src/lessons/read-lesson.ts';
import type { Step, Text } from '../../src/lessons/schema.ts';
import { parseText } from '../../src/log/text/parse.ts';
import { foldMatch } from '../../src/replay/fold.ts';
import { GAMES } from '../../src/rules/games.ts';

const FOLDER = new URL('../../lessons/', import.meta.url);
const FILES = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.lesson.json'))
  .sort();

const LONGEST_TEXT = 400;
const LONGEST_TITLE = 40;

const read = (file: string) => readLesson(readFileSync(new URL(file, FOLDER), 'utf8'));

/** All that a step may say, whatever the reader answers. */
function textsOf(step: Step): Text[] {
  if ('say' in step) return [step.say];
  if ('ask' in step) return [step.ask, step.hint, step.done, ...Object.values(step.answers ?? {})];
  const own = typeof step.choices === 'string' ? [] : step.choices.map(({ text }) => text);
  return [step.predict, step.done, ...own];
}

/** Ids that a text names, in a language. */
const cited = (texts: readonly Text[], language: (typeof LANGUAGES)[number]) =>
  new Set(texts.flatMap((text) => text[language]?.match(/\b[AF]\d+\b/g) ?? []));

describe.each(FILES)('%s', (file) => {
  const { lesson, root, faults } = read(file);

  it('agrees with its log', () => {
    const log = file.replace('.lesson.json', '.revlog');
    const { match, problems } = parseText(readFileSync(new URL(log, FOLDER), 'utf8'));
    const timeline = foldMatch(match, problems);
    const errors = timeline.problems.filter(({ severity }) => severity === 'error');
    expect(errors.map(({ code, span }) => `${log}:${span.line}: ${code}`)).toEqual([]);
    const found = lesson && root ? checkLesson(lesson, root, timeline, true) : faults;
    expect(found.map(({ line, what }) => `lessons/${file}:${line}: ${what}`)).toEqual([]);
  });

  it('is short, and mostly done by the reader', () => {
    const steps = lesson?.steps ?? [];
    const told = steps.filter((step) => 'say' in step).length;
    expect(steps.length).toBeGreaterThanOrEqual(3);
    expect(steps.length).toBeLessThanOrEqual(9);
    expect(steps.length - told).toBeGreaterThanOrEqual(2);
    expect(steps.some((step) => 'ask' in step)).toBe(true);
    const all = steps.flatMap(textsOf).flatMap((text) => Object.values(text) as string[]);
    expect(all.filter((text) => text.length > LONGEST_TEXT)).toEqual([]);
    const titles = Object.values(lesson?.title ?? {}) as string[];
    expect(titles.filter((text) => text.length > LONGEST_TITLE)).toEqual([]);
  });

  it.each(LANGUAGES)('names every rule that it teaches, in %s', (language) => {
    const named = cited((lesson?.steps ?? []).flatMap(textsOf), language);
    expect((lesson?.rules ?? []).filter((rule) => !named.has(rule))).toEqual([]);
  });
});

describe.each(GAMES.map((game) => [game.id, game] as const))('the course of %s', (id, game) => {
  const course = FILES.filter((file) => file.startsWith(`${id}/`));

  it('has at most twelve lessons', () => {
    expect(course.length).toBeGreaterThanOrEqual(6);
    expect(course.length).toBeLessThanOrEqual(12);
  });

  it('teaches every rule of the game', () => {
    const taught = new Set(course.flatMap((file) => read(file).lesson?.rules ?? []));
    expect(game.ruleIds.filter((rule) => !taught.has(rule))).toEqual([]);
  });
});
