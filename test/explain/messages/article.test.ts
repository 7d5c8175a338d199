import { describe, expect, test } from 'vitest';
import { startsWithVowel, withThe, withTheCapital } from '../../../src/explain/messages/hu/article.ts';

describe('the Hungarian article', () => {
  test.each(['ász', 'ötös', 'Arkhón', 'Őri', 'ügy', 'Alfa', 'egyes'])('is az before %s', (word) => {
    expect(withThe(word)).toBe(`az ${word}`);
  });

  test.each(['tízes', 'hetes', 'nyolcas', 'bubi', 'Dúlosz', 'Hüparkhón', 'talon', 'Rhys'])(
    'is a before %s',
    (word) => {
      expect(withThe(word)).toBe(`a ${word}`);
    },
  );

  test.each([1, 5, 50, 55, 500, 1000, 5000, 1_000_000, 50_000])('is az before the number %i', (n) => {
    expect(withThe(`${n}.`)).toBe(`az ${n}.`);
  });

  test.each([0, 2, 3, 4, 6, 7, 8, 9, 10, 11, 15, 100, 150, 10_000, 100_000])(
    'is a before the number %i',
    (n) => {
      expect(withThe(`${n}.`)).toBe(`a ${n}.`);
    },
  );

  test('goes by the names of letters before a rule or a single letter', () => {
    expect(['A8', 'F7', 'S', 'X', 'M2'].map(withThe)).toEqual(['az A8', 'az F7', 'az S', 'az X', 'az M2']);
    expect(['B2', 'K', 'T1'].map(withThe)).toEqual(['a B2', 'a K', 'a T1']);
  });

  test('goes by the suit before a card, which is said first and never with a vowel', () => {
    expect(startsWithVowel('8♦')).toBe(false);
  });

  test('has a capital at the beginning of a sentence', () => {
    expect([withTheCapital('ász'), withTheCapital('2. kör')]).toEqual(['Az ász', 'A 2. kör']);
  });

  test('of nothing does not break', () => {
    expect(startsWithVowel('')).toBe(false);
  });
});
