import { describe, expect, it } from 'vitest';
import { parseText, parseTextRounds } from '../../../src/log/text/parse.ts';
import { logOf } from '../sample.ts';

const LINES = [
  'player a',
  'strange thing',
  'round 1',
  'a plays 7x',
  'variation r1',
  'round 2',
  'a passes',
  'round 3',
  'c passes',
];

describe('a match read piece by piece', () => {
  it('is its head, then each round as it ends, each with its problems', () => {
    const parts = [...parseTextRounds(logOf(LINES))];
    expect(parts.map(({ type, problems }) => [type, problems.map((problem) => problem.code)])).toEqual([
      ['head', ['syntax.metadata']],
      ['round', ['syntax.card', 'syntax.unclosed']],
      ['round', []],
      ['round', ['syntax.player']],
    ]);
  });

  it('is the match read as a whole', () => {
    const parts = [...parseTextRounds(logOf(LINES))];
    const { match, problems } = parseText(logOf(LINES));
    const { rounds, ...head } = match;
    expect(parts.flatMap((part) => (part.type === 'head' ? [part.head] : []))).toEqual([head]);
    expect(parts.flatMap((part) => (part.type === 'round' ? [part.round] : []))).toEqual(rounds);
    expect(parts.flatMap((part) => part.problems)).toEqual(problems);
  });

  it('tells how far it has read, up to the end', () => {
    const text = logOf(LINES);
    const read = [...parseTextRounds(text)].map((part) => part.read);
    expect(read).toEqual([...read].sort((a, b) => a - b));
    expect(read.at(-1)).toBe(text.length);
    expect(text.slice(0, read[0])).toMatch(/round 1\n$/);
  });

  it('is read no further than it is asked for', () => {
    const text = logOf(['player a', ...Array.from({ length: 200_000 }, (_, i) => `round ${i + 1}`)]);
    const parts = parseTextRounds(text);
    parts.next();
    const second = parts.next().value;
    expect(second?.read).toBeLessThan(100);
  });

  it('has a head even where it has nothing', () => {
    expect([...parseTextRounds('')].map((part) => part.type)).toEqual(['head']);
    expect(parseText('').match).toEqual({
      rules: { game: '', options: {} },
      meta: [],
      players: [],
      passesOmitted: false,
      rounds: [],
    });
  });
});
