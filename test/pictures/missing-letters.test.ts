import { describe, expect, it } from 'vitest';
import { missingLetters } from '../../src/pictures/missing-letters.ts';

describe('letters that pictures have no face for', () => {
  it('are found among those that they have', () => {
    expect(missingLetters('Árvíztűrő Őrangyal, Μαλαχίτης, Физо −1 “…”')).toEqual([]);
    expect(missingLetters('日本 Ari 日 😀')).toEqual(['日', '本', '😀']);
    expect(missingLetters('')).toEqual([]);
  });
});
