import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseAmount } from '../../src/log/amount.ts';
import { splitGlyph } from '../../src/log/commentary.ts';
import { isDate } from '../../src/log/date.ts';
import { nearest } from '../../src/log/nearest.ts';
import { MOMENT_PATTERN } from '../../src/log/words.ts';

describe('the nearest word', () => {
  const WORDS = ['plays', 'passes', 'gives', 'swaps'];

  it.each([
    ['play', 'plays'],
    ['paly', ''],
    ['palys', 'plays'],
    ['PLAYS', 'plays'],
    ['passess', 'passes'],
    ['give', 'gives'],
    ['swpas', 'swaps'],
    ['revolts', ''],
    ['', ''],
    ['x'.repeat(100), ''],
  ])('to %j is %j', (word, near) => {
    expect(nearest(word, WORDS)).toBe(near);
  });

  it('is the word itself where it is there', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.stringMatching(/^[a-z]{1,8}$/), { minLength: 1, maxLength: 20 }),
        (words) => {
          for (const word of words) expect(nearest(word, words)).toBe(word);
        },
      ),
    );
  });

  it('is sought among the first few of a great many', () => {
    const seen: string[] = [];
    nearest(
      'ari',
      (function* () {
        for (let i = 0; i < 1_000_000; i++) {
          seen.push('');
          yield `q${i}`;
        }
      })(),
    );
    expect(seen.length).toBeLessThan(100);
  });
});

describe('an amount', () => {
  it.each([
    ['0', 0],
    ['-0', 0],
    ['2', 2],
    ['+1', 1],
    ['-0.5', -0.5],
    ['−1.5', -1.5],
    ['3.0', 3],
    ['9999999.5', 9_999_999.5],
  ])('%s is %d', (text, amount) => {
    expect(parseAmount(text)).toBe(amount);
  });

  it.each(['', '-', '.5', '0.25', '1e3', '1,5', '12345678', 'NaN', '½', '--1'])(
    'is not what %j says',
    (text) => {
      expect(parseAmount(text)).toBeNull();
    },
  );
});

describe('a date', () => {
  it.each([
    '2026',
    '2026-11',
    '2026-11-29',
    '2026-11-29T20:15',
    '2026-11-29T20:15:01.5Z',
    '2026-11-29T20:15+02:00',
  ])('may be %s', (text) => {
    expect(isDate(text)).toBe(true);
  });

  it.each([
    '',
    '29.11.2026',
    '2026-13',
    '2026-00',
    '2026-11-32',
    '2026-1-2',
    'yesterday',
    '2026-11-29 20:15',
  ])('may not be %j', (text) => {
    expect(isDate(text)).toBe(false);
  });
});

describe('a moment', () => {
  it.each(['start', 'end', 'r3', 'r3d', 'r3x1', 'r3v', 'r3t4', 'r3t4p2', 'r3t4g1', 'r3e', 'r3t4p2~braver'])(
    'may be %s',
    (text) => {
      expect(text).toMatch(MOMENT_PATTERN);
    },
  );

  it.each(['', 'r', 'r3x', 'r3t', 'r3t4q2', 't4p2', 'R3', 'r3~', 'r12345678'])('may not be %j', (text) => {
    expect(text).not.toMatch(MOMENT_PATTERN);
  });
});

describe('a glyph before commentary', () => {
  it.each([
    ['!? brave', '!?', 'brave'],
    ['! good', '!', 'good'],
    ['?? no', '??', 'no'],
    ['!!', '!!', ''],
    ['!brave', null, '!brave'],
    ['he asks: why ?', null, 'he asks: why ?'],
    ['!!! loud', null, '!!! loud'],
    ['', null, ''],
  ])('of %j is %j', (text, glyph, rest) => {
    expect(splitGlyph(text)).toEqual({ glyph, text: rest });
  });
});
