/** Matches as files: names that any system takes, and all of them in one. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readLog } from '../../../src/log/read-log.ts';
import { allInOne } from '../../../src/view/library/all-in-one.ts';
import { fileNameOf } from '../../../src/view/library/file-name.ts';

describe('a match as a file', () => {
  it.each([
    ['An evening', 'revolution-log 1', 'An evening.revlog'],
    ['evening.revlog', 'revolution-log 1', 'evening.revlog'],
    ['../a\\b: "c"?', '{"format": 1}', 'a b c.json'],
    ['Ανεμάκι, πρώτη νύχτα', '{}\n{}', 'Ανεμάκι, πρώτη νύχτα.ndjson'],
    ['...', '', 'match.revlog'],
  ])('%j is named for any system', (name, text, file) => {
    expect(fileNameOf({ name, text })).toBe(file);
  });

  it('holds all matches, one a line', () => {
    const texts = ['first-dawn', 'two-packs'].map((name) => readFileSync(`logs/${name}.revlog`, 'utf8'));
    const file = allInOne(texts.map((text) => ({ text })));
    expect(file.trimEnd().split('\n')).toHaveLength(2);
    const { form, matches } = readLog(file);
    expect(form).toBe('ndjson');
    expect(matches.map(({ match }) => match.rules.game)).toEqual(['anemaki', 'forradalom']);
    expect(matches.every(({ problems }) => problems.length === 0)).toBe(true);
  });
});
