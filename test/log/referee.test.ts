import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseJson } from '../../src/log/json/parse.ts';
import { printJson } from '../../src/log/json/print.ts';
import { parseText } from '../../src/log/text/parse.ts';
import { printText } from '../../src/log/text/print.ts';

interface Case {
  readonly file: string;
  readonly rounds: readonly { readonly order: readonly string[] }[];
  readonly faulty: { readonly file: string; readonly firstProblemLine: number; readonly kind: string };
}

const FOLDER = new URL('../cases/referee/', import.meta.url);
const read = (file: string): string => readFileSync(new URL(file, FOLDER), 'utf8');
const CASES: readonly Case[] = JSON.parse(read('index.json'));
const SYNTAX_FAULTS = ['badcard', 'unknownplayer'];

describe('the handed matches', () => {
  it('are sixty', () => {
    expect(CASES).toHaveLength(60);
  });

  it.each(CASES)('$file is read without a problem, and is canonical', ({ file, rounds }) => {
    const text = read(file);
    const { match, problems } = parseText(text);
    expect(problems).toEqual([]);
    expect(match.rounds).toHaveLength(rounds.length);
    expect(printText(match)).toBe(text);
    expect(printText(parseJson(printJson(match)).match)).toBe(text);
  });

  it.each(CASES)('$faulty.file has its fault of syntax told at its line, and no other', ({ faulty }) => {
    const lines = parseText(read(faulty.file)).problems.map((problem) => problem.span.line);
    expect(lines).toEqual(SYNTAX_FAULTS.includes(faulty.kind) ? [faulty.firstProblemLine] : []);
  });
});
