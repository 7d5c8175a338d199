import { describe, expect, it } from 'vitest';
import { parseJson } from '../../src/log/json/parse.ts';
import { printJson } from '../../src/log/json/print.ts';
import { MOST_PROBLEMS } from '../../src/log/limits.ts';
import type { Parsed } from '../../src/log/parsed.ts';
import { readLog } from '../../src/log/read-log.ts';
import { parseText } from '../../src/log/text/parse.ts';
import { printText } from '../../src/log/text/print.ts';
import { codesOf, logOf } from './sample.ts';

/** Milliseconds that no text of a megabyte or a few may take, on a slow and busy machine. */
const PATIENCE = 8_000;

function inTime(read: () => Parsed): Parsed {
  const start = performance.now();
  const parsed = read();
  expect(performance.now() - start).toBeLessThan(PATIENCE);
  expect(parsed.problems.length).toBeLessThanOrEqual(2 * MOST_PROBLEMS);
  return parsed;
}

describe('a hostile text', () => {
  it.each([
    ['a million short lines', 'x\n'.repeat(1_000_000)],
    ['a million empty lines', '\n'.repeat(1_000_000)],
    ['a million lines of commentary on one statement', `revolution-log 1\n${';\n'.repeat(1_000_000)}`],
    ['one line of a million words', `revolution-log 1\nrules ${'x '.repeat(1_000_000)}`],
    ['one word of five million letters', 'x'.repeat(5_000_000)],
    ['one quoted text with no end', `revolution-log 1\nevent "${'\\"'.repeat(1_000_000)}`],
    ['a million blanks before each end', `${' '.repeat(1_000_000)}x`.repeat(3)],
    [
      'a hundred thousand players and hands',
      logOf([...manyPlayers(100_000), 'round 1', ...manyHands(100_000)]),
    ],
    [
      'a hundred thousand unknown players among many',
      logOf([...manyPlayers(50_000), 'round 1', ...'q plays 7d\n'.repeat(100_000).split('\n')]),
    ],
    [
      'a hundred thousand variations in one another',
      logOf(['player a', 'round 1', ...'variation r1\n'.repeat(100_000).split('\n')]),
    ],
  ])('of %s is read in time', (_, text) => {
    inTime(() => parseText(text));
  });

  it.each([
    ['a million brackets', '['.repeat(1_000_000)],
    ['a million objects in one another', '{"a":'.repeat(1_000_000)],
    ['brackets that do not match', '[{]},'.repeat(200_000)],
    ['a million commas', `[${','.repeat(1_000_000)}`],
    ['a million numbers for actions', jsonOf(`{"number":1,"actions":[${'1,'.repeat(1_000_000)}1]}`)],
    ['a million numbers for cards', jsonOf(`{"number":1,"deal":{"a":[${'1,'.repeat(1_000_000)}1]}}`)],
    [
      'two hundred thousand unknown keys',
      jsonOf(`{"number":1,${Array.from({ length: 200_000 }, (_, i) => `"k${i}":1`).join()}}`),
    ],
    ['a million blanks', `{${' '.repeat(1_000_000)}`],
  ])('in JSON of %s is read in time', (_, text) => {
    const { problems } = inTime(() => parseJson(text));
    expect(problems.length).toBeGreaterThan(0);
  });
});

describe('a text that wants to break what shows it', () => {
  const NAME = `<img src=x onerror=alert(1)> ${'ő'.repeat(10_000)}`;

  it('keeps a name of ten thousand letters as it is, in both forms', () => {
    const { match, problems } = parseText(logOf([`player ari ${NAME}`]));
    expect(problems).toEqual([]);
    expect(match.players[0]?.name).toBe(NAME);
    expect(parseJson(printJson(match)).match.players[0]?.name).toBe(NAME);
  });

  it('shortens what it quotes in a problem', () => {
    const { problems } = parseText(logOf(['player ari', 'round 1', `ari plays ${'7'.repeat(10_000)}`]));
    expect(problems[0]?.facts).toEqual({ found: `${'7'.repeat(40)}…` });
  });

  it('warns of characters that do not show or turn the writing round, and keeps them', () => {
    const parsed = parseText(logOf(['player ari A\u202Eri\u0007']));
    expect(codesOf(parsed)).toEqual(['3:12 syntax.control']);
    expect(parsed.problems[0]).toMatchObject({ severity: 'warning', facts: { character: 'U+202E' } });
    expect(parsed.match.players[0]?.name).toBe('A\u202Eri\u0007');
    expect(printText(parsed.match)).toContain('player ari "A\\u202eri\\u0007"');
    expect(codesOf(parseJson(printJson(parsed.match)))).toEqual(['5:15 syntax.control']);
  });

  it('leaves marks of direction that scripts need without a word', () => {
    expect(parseText(logOf(['player ari אבי\u200F'])).problems).toEqual([]);
  });
});

describe('names that objects inherit', () => {
  const LINES = [
    '__proto__ polluted',
    'player constructor',
    'player valueof',
    'round 1',
    'deal constructor 7d',
    'points valueof=2',
  ];

  it('are players and keys like any other, and what is not there is not there', () => {
    const { match, problems } = parseText(logOf(LINES));
    expect(problems).toEqual([]);
    const points = match.rounds[0]?.points?.points;
    expect(points?.constructor).toBeUndefined();
    expect(points?.valueof).toBe(2);
    expect(match.rules.options.constructor).toBeUndefined();
    expect(match.meta[0]).toMatchObject({ key: '__proto__', value: 'polluted' });
  });

  it('live through JSON, and pollute nothing', () => {
    const { match } = parseText(logOf(LINES));
    const again = parseJson(printJson(match));
    expect(again.problems).toEqual([]);
    expect(printText(again.match)).toBe(printText(match));
    parseJson(
      jsonOf('{"number":1,"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}'),
    );
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });
});

describe('absurd numbers', () => {
  it.each(['round 99999999999999999999', 'round -1', 'round 1e3', 'round NaN', 'round 0x10', 'round ١'])(
    'are told in %j',
    (line) => {
      expect(codesOf(parseText(logOf(['player a', line])))).toEqual(['4:7 syntax.number']);
    },
  );

  it.each(['1e400', '-1e999', '0.3', '12345678901', '1.5e1000'])(
    'of points are told in JSON: %s',
    (number) => {
      const { match, problems } = parseJson(jsonOf(`{"number":1,"scores":{"a":${number}}}`));
      expect(problems.map((problem) => problem.code)).toEqual(['syntax.number']);
      expect(match.rounds[0]?.scores).toBeUndefined();
    },
  );
});

describe('a file that is no log', () => {
  it.each(['', '\uFEFF', ' \n\t\r\n', '# nothing but a comment'])('like %j is told to be empty', (text) => {
    expect(readLog(text).matches[0].problems.map((problem) => problem.code)).toEqual(['syntax.empty']);
  });

  it('is read as far as it can be', () => {
    const { match } = parseText('<!doctype html>\n<title>404</title>\n');
    expect(match).toMatchObject({ players: [], rounds: [], passesOmitted: false });
  });
});

function manyPlayers(count: number): string[] {
  return Array.from({ length: count }, (_, i) => `player p${i}`);
}

function manyHands(count: number): string[] {
  return Array.from({ length: count }, (_, i) => `deal p${i} 7d`);
}

function jsonOf(round: string): string {
  const head = '"format":"revolution-log","version":1,"rules":{"game":"anemaki"},"players":[{"id":"a"}]';
  return `{${head},"rounds":[${round}]}`;
}
