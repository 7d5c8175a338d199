import { describe, expect, test } from 'vitest';
import { en } from '../../src/explain/messages/en/index.ts';
import { paragraph, type Rich, say, sentence } from '../../src/explain/rich.ts';
import { cardGlyphs, richToText } from '../../src/explain/rich-to-text.ts';

const ARI = { seat: 0, name: 'Ari' };
const text = (rich: Rich, style?: 'glyphs' | 'ascii' | 'words') => richToText(rich, en, style);

describe('say', () => {
  test('keeps players, cards and rules as parts', () => {
    const cards = { cards: ['Td'] } as const;
    expect(say`${ARI} lays ${cards} (${{ rule: 'A8' }})`).toEqual([
      ARI,
      ' lays ',
      cards,
      ' (',
      { rule: 'A8' },
      ')',
    ]);
  });

  test('takes other sentences in, and numbers as text', () => {
    expect(say`${say`${ARI} leads`} trick ${2}`).toEqual([ARI, ' leads trick 2']);
  });

  test('leaves no empty text between its parts', () => {
    expect(say`${''}${ARI}${''}${say`${{ rule: 'A8' }}`}${''}`).toEqual([ARI, { rule: 'A8' }]);
  });
});

describe('a sentence', () => {
  test('ends with its rules, if any, and a full stop', () => {
    expect(text(sentence(['So it is']))).toBe('So it is.');
    expect(text(sentence(['So it is'], ['A8', 'A28']))).toBe('So it is (A8, A28).');
  });

  test('joins others with blanks, leaving out the empty ones', () => {
    expect(text(paragraph([['One.'], [], ['Two.']]))).toBe('One. Two.');
    expect(paragraph([])).toEqual([]);
  });
});

describe('rich text as plain text', () => {
  const rich = say`${ARI} lays ${{ cards: ['Td', 'Ts'] }}`;

  test('has cards as glyphs, in ASCII, or in words', () => {
    expect(text(rich)).toBe('Ari lays 10♦ 10♠');
    expect(text(rich, 'ascii')).toBe('Ari lays Td Ts');
    expect(text(rich, 'words')).toBe('Ari lays two tens');
  });

  test('writes every kind of card', () => {
    expect(['Td', '7h', 'Jc', 'As', '9?', '??', 'jo'].map((card) => cardGlyphs(card as 'Td'))).toEqual([
      '10♦',
      '7♥',
      'J♣',
      'A♠',
      '9?',
      '??',
      'jo',
    ]);
  });

  test('keeps a name as it is, whatever it holds', () => {
    expect(text([{ seat: 0, name: '<b>&amp;' }])).toBe('<b>&amp;');
  });
});
