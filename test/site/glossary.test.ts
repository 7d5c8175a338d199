import { describe, expect, it } from 'vitest';
import { CATALOGUES } from '../../src/explain/messages/catalogues.ts';
import { MEASURES } from '../../src/explain/messages/en/measures.ts';
import { TERMS, type TermId } from '../../src/explain/messages/glossary-terms.ts';
import { LANGUAGES } from '../../src/explain/messages/languages.ts';
import type { Rich } from '../../src/explain/rich.ts';
import { gameOfRule } from '../../src/layouts/glossary/game-of-rule.ts';
import { linkTerms } from '../../src/layouts/glossary/link-terms.ts';
import { linkedTexts } from '../../src/layouts/glossary/linked-texts.ts';

const link = (text: string, locale: 'en' | 'el' | 'hu', game = 'anemaki', seen = new Set<TermId>()) =>
  linkTerms(text, locale, game, seen).flatMap((part) =>
    typeof part === 'string' ? [] : [[part.term, part.text]],
  );

describe('the terms', () => {
  it('say where they are defined: by rules that exist, or on the page of measures', () => {
    for (const { rules = [], measure } of Object.values(TERMS)) {
      for (const rule of rules) expect(gameOfRule(rule)).toMatch(/^(anemaki|forradalom)$/);
      if (measure !== undefined) expect(MEASURES).toContain(measure);
    }
  });

  it.each(LANGUAGES)('have a sentence in %s and a sound for what is foreign', (language) => {
    for (const [id, { text, say, forms }] of Object.entries(CATALOGUES[language].glossary.entries)) {
      expect([id, text]).toEqual([id, expect.stringMatching(/^\p{Lu}.+\.$/u)]);
      expect([id, say[0] !== '', say[1] !== '']).toEqual([id, language !== 'el', language !== 'hu']);
      expect(forms).toBe(forms.toLocaleLowerCase(language));
    }
  });
});

describe('the links to terms', () => {
  it('are made once a page, in the form that stands there', () => {
    const seen = new Set<TermId>();
    expect(link('The Archon leads a trick; the trick ends.', 'en', 'anemaki', seen)).toEqual([
      ['archon', 'Archon'],
      ['lead', 'leads'],
      ['trick', 'trick'],
    ]);
    expect(link('Tricks, and the talon.', 'en', 'anemaki', seen)).toEqual([['talon', 'talon']]);
  });

  it('know the inflected forms of Greek and Hungarian', () => {
    expect(link('Παίρνει τις χαρτωσιές του Άρχοντα.', 'el')).toEqual([
      ['trick', 'χαρτωσιές'],
      ['archon', 'Άρχοντα'],
    ]);
    expect(link('Az Arkhónnak kell a talonért.', 'hu')).toEqual([
      ['archon', 'Arkhónnak'],
      ['talon', 'talonért'],
    ]);
  });

  it('keep to whole words, the longest first, and to the game', () => {
    expect(link('A counter-revolution passed by passers.', 'en', 'forradalom')).toEqual([
      ['counterRevolution', 'counter-revolution'],
      ['pass', 'passed'],
    ]);
    expect(link('ο Δούλος', 'el', 'forradalom')).toEqual([['slave', 'Δούλος']]);
    expect(link('ο Δούλος', 'el', 'anemaki')).toEqual([['doulos', 'Δούλος']]);
    expect(link('the talon', 'en', 'forradalom')).toEqual([]);
  });

  it('lose no letter of the text', () => {
    for (const locale of LANGUAGES) {
      for (const { text } of Object.values(CATALOGUES[locale].rules.texts)) {
        const parts = linkTerms(text, locale, 'anemaki', new Set());
        expect(parts.map((part) => (typeof part === 'string' ? part : part.text)).join('')).toBe(text);
      }
    }
  });

  it('leave out, in a text of no one game, what is something else in each', () => {
    expect(linkTerms('ο Δούλος και η χαρτωσιά', 'el', null, new Set())).toEqual([
      'ο Δούλος και η ',
      { term: 'trick', text: 'χαρτωσιά' },
    ]);
  });

  it('stand in the first sentence that has the word, whatever else is in it', () => {
    const sentences: Rich[] = [
      [{ seat: 0, name: 'Talon' }, ' leads', '.'],
      ['She leads to the trick (', { rule: 'A7' }, ').'],
    ];
    expect(linkedTexts(sentences, 'hu', 'anemaki')).toEqual({});
    expect(linkedTexts(sentences, 'en', 'anemaki')).toEqual({
      ' leads': [' ', { href: '/glossary/#lead', text: 'leads' }],
      'She leads to the trick (': [
        'She ',
        'leads',
        ' to the ',
        { href: '/glossary/#trick', text: 'trick' },
        ' (',
      ],
    });
  });
});
