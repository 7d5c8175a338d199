import { describe, expect, it } from 'vitest';
import { controlIn, writeQuoted, writeText } from '../../src/log/free-text.ts';

describe('a text in the text form', () => {
  it.each([
    'First dawn on the island',
    'Ζέφυρος; Physo#1',
    'it is "fine" inside',
    'a;b#c',
    'őű 🂡 \u200F',
    'back\\slash',
  ])('stands as it is: %j', (text) => {
    expect(writeText(text)).toBe(text);
  });

  it.each([
    ['Table # 3; final', '"Table # 3; final"'],
    ['a ;el b', '"a ;el b"'],
    ['"so" it begins', '"\\"so\\" it begins"'],
    ['# 3', '"# 3"'],
    [';-)', '";-)"'],
    [' x', '" x"'],
    ['x\u00A0', '"x\u00A0"'],
    ['a\tb', '"a\\tb"'],
    ['a\nb', '"a\\nb"'],
    ['\u202Eabc', '"\\u202eabc"'],
    ['\uD800', '"\\ud800"'],
    ['\u007F\u0085', '"\\u007f\\u0085"'],
  ])('is quoted where it would be misread or does not show: %j', (text, written) => {
    expect(writeText(text)).toBe(written);
    expect(JSON.parse(written)).toBe(text);
  });
});

describe('characters that do not show', () => {
  it.each([
    ['plain', null],
    ['tab\tand\nline', null],
    ['\u200Fmark\u200D', null],
    ['👩‍👩‍👧', null],
    ['bell\u0007', 'U+0007'],
    ['\u2066isolate', 'U+2066'],
    ['\uDC00', 'U+DC00'],
    ['\uFEFF', 'U+FEFF'],
  ])('in %j: %s', (text, found) => {
    expect(controlIn(text)).toBe(found);
  });

  it('are written so that they do', () => {
    expect(writeQuoted('\u202A\u2029')).toBe('"\\u202a\\u2029"');
  });
});
