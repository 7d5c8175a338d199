import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkLesson } from '../../src/lessons/check.ts';
import { readLesson } from '../../src/lessons/read-lesson.ts';
import { parseText } from '../../src/log/text/parse.ts';
import { foldMatch } from '../../src/replay/fold.ts';

const FOLDER = new URL('../../lessons/', import.meta.url);
const FILES = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.lesson.json'),
);

describe.each(FILES.sort())('%s', (file) => {
  it('agrees with its log', () => {
    const { lesson, root, faults } = readLesson(readFileSync(new URL(file, FOLDER), 'utf8'));
    const log = file.replace('.lesson.json', '.revlog');
    const { match, problems } = parseText(readFileSync(new URL(log, FOLDER), 'utf8'));
    const timeline = foldMatch(match, problems);
    const errors = timeline.problems.filter(({ severity }) => severity === 'error');
    expect(errors.map(({ code, span }) => `${log}:${span.line}: ${code}`)).toEqual([]);
    const found = lesson && root ? checkLesson(lesson, root, timeline, true) : faults;
    expect(found.map(({ line, what }) => `lessons/${file}:${line}: ${what}`)).toEqual([]);
  });
});
