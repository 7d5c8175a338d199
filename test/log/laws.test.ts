import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseNdjson, printNdjson } from '../../src/log/json/ndjson.ts';
import { parseJson } from '../../src/log/json/parse.ts';
import { printJson } from '../../src/log/json/print.ts';
import type { Parsed } from '../../src/log/parsed.ts';
import { readLog } from '../../src/log/read-log.ts';
import { parseText } from '../../src/log/text/parse.ts';
import { printText } from '../../src/log/text/print.ts';
import { anyMatch } from './arbitrary.ts';
import { withoutPlaces } from './without-places.ts';

function errorsOf({ problems }: Parsed): readonly string[] {
  return problems.filter((problem) => problem.severity === 'error').map((problem) => problem.code);
}

describe('the laws of a log', () => {
  it('reads back from text every match that was printed', () => {
    fc.assert(
      fc.property(anyMatch, (match) => {
        const read = parseText(printText(match));
        expect(errorsOf(read)).toEqual([]);
        expect(withoutPlaces(read.match)).toEqual(withoutPlaces(match));
      }),
      { numRuns: 300 },
    );
  });

  it('reads back from JSON every match that was printed', () => {
    fc.assert(
      fc.property(anyMatch, (match) => {
        const read = parseJson(printJson(match));
        expect(errorsOf(read)).toEqual([]);
        expect(withoutPlaces(read.match)).toEqual(withoutPlaces(match));
      }),
      { numRuns: 200 },
    );
  });

  it('prints what it read as canonical text, which stays as it is by way of JSON too', () => {
    fc.assert(
      fc.property(anyMatch, (match) => {
        const text = printText(match);
        expect(printText(parseText(text).match)).toBe(text);
        expect(printText(parseJson(printJson(parseText(text).match)).match)).toBe(text);
      }),
      { numRuns: 200 },
    );
  });

  it('keeps the matches of a corpus apart, one a line', () => {
    fc.assert(
      fc.property(fc.array(anyMatch, { minLength: 1, maxLength: 3 }), (matches) => {
        const read = [...parseNdjson(printNdjson(matches))];
        expect(read.map(({ match }) => withoutPlaces(match))).toEqual(matches.map(withoutPlaces));
      }),
      { numRuns: 50 },
    );
  });

  it('tells the form of a file from its text', () => {
    fc.assert(
      fc.property(anyMatch, (match) => {
        expect(readLog(printText(match)).form).toBe('text');
        expect(readLog(printJson(match)).form).toBe('json');
        expect(readLog(printNdjson([match, match])).form).toBe('ndjson');
      }),
      { numRuns: 50 },
    );
  });
});
