import { describe, expect, test } from 'vitest';
import { RANKS } from '../../../src/cards/card.ts';
import { CATALOGUES } from '../../../src/explain/messages/catalogues.ts';
import { LANGUAGES } from '../../../src/explain/messages/languages.ts';
import { richToText } from '../../../src/explain/rich-to-text.ts';

const { en, el, hu } = CATALOGUES;
const who = { seat: 3, name: 'Aster' };
const under = { seat: 1, name: 'Physo' };

describe('an answer to every rank, in every number', () => {
  const told = (language: 'el' | 'hu', face: (typeof RANKS)[number], size: number) => {
    const cards = '…';
    const rich = CATALOGUES[language].moments.followed({
      who,
      cards,
      under,
      face,
      size,
      beats: true,
      worth: null,
    });
    return richToText(rich, CATALOGUES[language]);
  };

  test('has the right article and case in Greek', () => {
    expect(told('el', 'A', 1)).toBe('Aster χτυπά τον άσο (Physo) με …');
    expect(told('el', 'Q', 1)).toBe('Aster χτυπά την ντάμα (Physo) με …');
    expect(told('el', '9', 1)).toBe('Aster χτυπά το εννιάρι (Physo) με …');
    expect(told('el', 'A', 2)).toBe('Aster χτυπά τους δύο άσους (Physo) με …');
    expect(told('el', 'K', 3)).toBe('Aster χτυπά τους τρεις ρηγάδες (Physo) με …');
    expect(told('el', 'Q', 4)).toBe('Aster χτυπά τις τέσσερις ντάμες (Physo) με …');
    expect(told('el', 'J', 2)).toBe('Aster χτυπά τους δύο βαλέδες (Physo) με …');
  });

  test('has the right ending in Hungarian', () => {
    const endings = RANKS.map((rank) => told('hu', rank, 1).split(' ')[3]);
    expect(endings).toEqual([
      'kettesét:',
      'hármasát:',
      'négyesét:',
      'ötösét:',
      'hatosát:',
      'hetesét:',
      'nyolcasát:',
      'kilencesét:',
      'tízesét:',
      'bubiját:',
      'dámáját:',
      'királyát:',
      'ászát:',
    ]);
    expect(told('hu', 'K', 2)).toBe('Aster felülüti Physo két királyát: …');
  });
});

describe('trick and round numbers', () => {
  test('take the Hungarian article by their sound', () => {
    const cleared = (trick: number) => richToText(hu.moments.cleared({ trick, winner: who }), hu);
    expect(cleared(1)).toMatch(/^Az 1\. ütést/);
    expect(cleared(2)).toMatch(/^A 2\. ütést/);
    expect(cleared(5)).toMatch(/^Az 5\. ütést/);
    expect(richToText(hu.moments.ranked({ round: 10, places: [] }), hu)).toMatch(/^Vége a 10\. körnek/);
  });
});

describe('what the deal says of sizes', () => {
  test('counts those who have one more in Greek genders', () => {
    const many = { each: 13, who: null, count: 3 };
    const told = [en, el, hu].map((messages) => richToText(messages.moments.dealUneven(many), messages));
    expect(told).toEqual([
      'Each player has 13 cards, and three of them one more',
      'Ο καθένας έχει 13 φύλλα, και τρεις παίκτες ένα παραπάνω',
      'Mindenki 13 lapot kapott, három játékos eggyel többet',
    ]);
  });

  test('leaves the talon out where there is none', () => {
    expect(en.moments.dealSizes({ each: 13, left: 0 })).toBe('Each player has 13 cards');
    expect(el.moments.dealSizes({ each: 6, left: 0 })).toBe('Ο καθένας έχει έξι φύλλα');
    expect(hu.moments.dealSizes({ each: 6, left: 0 })).toBe('Mindenkinek hat lapja van');
    expect(hu.moments.dealSizes({ each: 6, left: 2 })).toContain('kettő lefordítva marad');
  });
});

describe('every language', () => {
  test('has the same messages as English, and texts of its own', () => {
    for (const language of LANGUAGES) {
      expect(Object.keys(CATALOGUES[language].moments).sort()).toEqual(Object.keys(en.moments).sort());
    }
    const texts = (language: 'en' | 'el' | 'hu') =>
      Object.values(CATALOGUES[language].moments).filter((message) => typeof message === 'string');
    for (const other of ['el', 'hu'] as const) {
      expect(texts(other).filter((text) => texts('en').includes(text))).toEqual([]);
    }
  });
});
