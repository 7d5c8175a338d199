import { describe, expect, it } from 'vitest';
import { DEEPEST_VARIATION } from '../../../src/log/limits.ts';
import { parseText } from '../../../src/log/text/parse.ts';
import { printText } from '../../../src/log/text/print.ts';
import { codesOf, roundOf } from '../sample.ts';

const read = (...lines: string[]) => parseText(roundOf(lines));

describe('a variation', () => {
  it('holds its actions, and further variations', () => {
    const { match, problems } = read(
      'a plays 7d',
      'variation r1t1p1 the brave # way',
      'a plays 8d',
      'variation r1t1p1~2',
      'a plays 9d',
      'end',
      'trick',
      'end',
      'b passes',
    );
    expect(problems).toEqual([]);
    expect(match.rounds[0]?.entries).toMatchObject([
      { type: 'play', cards: ['7d'] },
      {
        type: 'variation',
        at: 'r1t1p1',
        name: 'the brave',
        entries: [
          { cards: ['8d'] },
          { type: 'variation', at: 'r1t1p1~2', entries: [{ cards: ['9d'] }] },
          { type: 'trick' },
        ],
      },
      { type: 'pass', player: 'b' },
    ]);
  });

  it.each([
    [['variation', 'a plays zz', 'end', 'b passes'], ['6:1 syntax.missing']],
    [['variation somewhere', 'end', 'b passes'], ['6:11 syntax.moment']],
    [['variation r1', 'a passes'], ['6:1 syntax.unclosed']],
    [
      ['variation r1', 'variation r1'],
      ['6:1 syntax.unclosed', '7:1 syntax.unclosed'],
    ],
    [['variation r1', 'a passes', 'round 2', 'b passes'], ['6:1 syntax.unclosed']],
    [['end'], ['6:1 syntax.end']],
    [
      ['variation r1', 'dealer a', 'order a b', 'end'],
      ['7:1 syntax.place', '8:1 syntax.place'],
    ],
    [['variation r1', 'end of it'], ['7:5 syntax.extra']],
    [['variation r1 "x" y', 'end'], ['6:18 syntax.extra']],
  ])('%j', (lines, codes) => {
    expect(codesOf(read(...lines))).toEqual(codes);
  });

  it('that cannot be read takes the tricks in it along, and the line that was played goes on', () => {
    const { match, problems } = read(
      'a plays 7d',
      'variation xyz',
      'a plays 8d',
      'trick',
      'end',
      'b passes',
      'trick',
    );
    expect(problems.map(({ code }) => code)).toEqual(['syntax.moment']);
    expect(match.rounds[0]?.entries.map(({ type }) => type)).toEqual(['play', 'pass', 'trick']);
  });

  it('that cannot be read is left out with all that lies in it', () => {
    const { match } = read('variation', 'a plays 7d', 'variation r1', 'a plays 8d', 'end', 'end', 'b passes');
    expect(match.rounds[0]?.entries).toMatchObject([{ type: 'pass', player: 'b' }]);
  });

  it('lies in others so deep and no deeper', () => {
    const nested = (depth: number) =>
      read(...Array(depth).fill('variation r1'), 'a passes', ...Array(depth).fill('end'), 'b passes');
    expect(codesOf(nested(DEEPEST_VARIATION))).toEqual([]);
    const tooDeep = nested(DEEPEST_VARIATION + 2);
    expect(codesOf(tooDeep)).toEqual([`${6 + DEEPEST_VARIATION}:1 syntax.nesting`]);
    expect(tooDeep.match.rounds[0]?.entries).toMatchObject([{ type: 'variation' }, { type: 'pass' }]);
  });

  it('is printed indented', () => {
    const { match } = read('variation r1 x ; why', 'a passes ; a', ' ; b', 'end');
    expect(printText(match)).toContain('\nvariation r1 x ; why\n  a passes ; a\n    ; b\nend\n');
  });
});
