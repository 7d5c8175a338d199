import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseNdjson } from '../../src/log/json/ndjson.ts';
import { parseJson } from '../../src/log/json/parse.ts';
import { printJson } from '../../src/log/json/print.ts';
import { readLog } from '../../src/log/read-log.ts';
import { parseText } from '../../src/log/text/parse.ts';
import { printText } from '../../src/log/text/print.ts';
import { anyMatch, anyText } from './arbitrary.ts';
import { misplaced } from './misplaced.ts';

const REFEREE = readFileSync(new URL('../cases/referee/anemaki-02.revlog', import.meta.url), 'utf8').slice(
  0,
  1200,
);

/** Pieces that mean something to one reader or the other. */
const PIECES = [
  'round',
  'round 7',
  'variation r1t1',
  'end',
  'ari',
  'plays',
  'deal p1',
  'to',
  '!',
  ';',
  ';el',
  '#',
  '"',
  '\\',
  '\n',
  '\r\n',
  '\r',
  '\uFEFF',
  '=',
  '0.5',
  '-',
  '??',
  '7?',
  '10♦',
  'jo',
  '{',
  '}',
  '[',
  ']',
  ',',
  ':',
  'null',
  '"__proto__": 1,',
  '//',
  '/*',
  '\u0000',
  '\uD800',
  '"commentary": { "el": 3 }',
  '"after": -1',
  '"type": "trick"',
  '1e999',
  'recorded passes=omitted',
  'player',
];

interface Cut {
  readonly at: number;
  readonly drop: number;
  readonly put: string;
}

const anyCut: fc.Arbitrary<Cut> = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  drop: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 12 }), fc.integer({ min: 0, max: 300 })),
  put: fc.oneof(
    fc.constantFrom(...PIECES),
    fc.constantFrom(...PIECES).map((piece) => ` ${piece} `),
    anyText,
  ),
});

/** A text with pieces cut out and others put in. */
function mutated(text: fc.Arbitrary<string>): fc.Arbitrary<string> {
  return fc.tuple(text, fc.array(anyCut, { minLength: 1, maxLength: 6 })).map(([whole, cuts]) =>
    cuts.reduce((now, { at, drop, put }) => {
      const from = Math.floor(at * now.length);
      return now.slice(0, from) + put + now.slice(from + drop);
    }, whole),
  );
}

describe('a text cut to pieces', () => {
  const anyTextLog = mutated(fc.oneof(anyMatch.map(printText), fc.constant(REFEREE)));

  it('is read without a throw, and every problem lies inside it, in reading order', () => {
    fc.assert(
      fc.property(anyTextLog, (text) => {
        expect(misplaced(parseText(text).problems, text)).toEqual([]);
      }),
      { numRuns: 800 },
    );
  });

  it('prints as a text that stays as it is', () => {
    fc.assert(
      fc.property(anyTextLog, (text) => {
        const printed = printText(parseText(text).match);
        expect(printText(parseText(printed).match)).toBe(printed);
      }),
      { numRuns: 300 },
    );
  });
});

describe('JSON cut to pieces', () => {
  const anyJsonLog = mutated(anyMatch.map(printJson));

  it('is read without a throw, and every problem lies inside it, in reading order', () => {
    fc.assert(
      fc.property(anyJsonLog, (text) => {
        expect(misplaced(parseJson(text).problems, text)).toEqual([]);
      }),
      { numRuns: 600 },
    );
  });

  it('of any value is read without a throw', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(misplaced(parseJson(text).problems, text)).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });

  it('line by line tells places in the whole file', () => {
    fc.assert(
      fc.property(
        fc.array(
          anyJsonLog.map((text) => text.replace(/[\r\n]/g, ' ')),
          { maxLength: 3 },
        ),
        (lines) => {
          const text = lines.join('\n');
          const problems = [...parseNdjson(text)].flatMap((read) => read.problems);
          expect(misplaced(problems, text)).toEqual([]);
        },
      ),
      { numRuns: 100 },
    );
  });
});

describe('any text at all', () => {
  it('is read without a throw in the form that it seems to have', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        const problems = readLog(text).matches.flatMap((read) => read.problems);
        expect(misplaced(problems, text)).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });
});
