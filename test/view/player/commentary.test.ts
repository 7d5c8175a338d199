import { describe, expect, it } from 'vitest';
import { byReader } from '../../../src/view/player/Commentary.tsx';
import { nameOf, shownText } from '../../../src/view/player/names.ts';

const languages = (texts: readonly (readonly [string, string])[]) => texts.map(([language]) => language);
const split = (given: Record<string, string>, locale: string) => {
  const { own, others } = byReader(given, locale);
  return [languages(own), languages(others)];
};

describe('commentary by its reader', () => {
  it('is that of his language and that which names none; the others are apart', () => {
    const texts = { hu: 'a', '': 'b', el: 'c', en: 'd' };
    expect(split(texts, 'el')).toEqual([
      ['el', ''],
      ['hu', 'en'],
    ]);
  });

  it('is the first of the others where nothing is for him', () => {
    expect(split({ hu: 'a', el: 'c' }, 'en')).toEqual([['hu'], ['el']]);
    expect(split({ en: 'a' }, 'en')).toEqual([['en'], []]);
  });
});

describe('a text of the log on the page', () => {
  it('loses the marks that turn the direction of writing, and keeps letters that have their own', () => {
    expect(shownText('ad\u202Ejustive\u202C \u2067مرحبا\u2069')).toBe('adjustive مرحبا');
  });

  it('is cut as a name where it has no end', () => {
    expect(nameOf('x'.repeat(500))).toHaveLength(121);
  });
});
