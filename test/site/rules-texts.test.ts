import { describe, expect, it } from 'vitest';
import { CATALOGUES } from '../../src/explain/messages/catalogues.ts';
import { LANGUAGES } from '../../src/explain/messages/languages.ts';
import { basisOf } from '../../src/layouts/rules/basis.ts';
import { citations } from '../../src/layouts/rules/cite.ts';
import { DIFFERENCES } from '../../src/layouts/rules/differences.ts';
import { lessonOf } from '../../src/layouts/rules/lesson.ts';
import { optionText } from '../../src/layouts/rules/option-text.ts';
import { GAMES } from '../../src/rules/games.ts';

/** Every string of a catalogue's part. */
function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(strings) : [];
}

it.each(GAMES)('teaches every rule of $id once, in the order of the ids', ({ id, ruleIds }) => {
  const { sections } = lessonOf(CATALOGUES.en.rules, id);
  expect(sections.flatMap(({ rules }) => rules)).toEqual(ruleIds);
});

it('refuses to build a page for a game without a lesson', () => {
  expect(() => lessonOf(CATALOGUES.en.rules, 'whist')).toThrow('whist');
});

it('sets two games side by side by rules of their own', () => {
  const rules = (id: string) => GAMES.find((game) => game.id === id)?.ruleIds ?? [];
  for (const { anemaki, forradalom } of Object.values(DIFFERENCES)) {
    expect(rules('anemaki')).toEqual(expect.arrayContaining([...anemaki]));
    expect(rules('forradalom')).toEqual(expect.arrayContaining([...forradalom]));
  }
  expect(Object.keys(DIFFERENCES)).toEqual(Object.keys(CATALOGUES.en.rules.differences.rows));
});

describe.each(LANGUAGES)('the rules in %s', (language) => {
  const { rules } = CATALOGUES[language];

  it('say what our reading is wherever it is not the source’s word, and only there', () => {
    for (const rule of GAMES.flatMap((game) => game.ruleIds))
      expect([rule, rules.texts[rule].note !== undefined]).toEqual([rule, basisOf(rule) !== 'source']);
  });

  it('explain every value of every option', () => {
    for (const { id, options } of GAMES)
      for (const { name, values } of options)
        expect(Object.keys(optionText(rules, id, name).values)).toEqual(values);
  });

  it('cite the same rules as the English text, so that no translation lost one', () => {
    const cited = (text: string) =>
      citations(text).flatMap((part) => (typeof part === 'string' ? [] : part.rule));
    const all = (words: unknown) => strings(words).map(cited);
    expect(all(rules.texts)).toEqual(all(CATALOGUES.en.rules.texts));
    expect(all(rules.examples)).toEqual(all(CATALOGUES.en.rules.examples));
    expect(all(rules.figures)).toEqual(all(CATALOGUES.en.rules.figures));
  });

  it('have no empty text', () => {
    expect(strings(rules).filter((text) => text.trim() === '')).toEqual([]);
  });
});

it('refuses to build a page for an option without words', () => {
  expect(() => optionText(CATALOGUES.en.rules, 'anemaki', 'colour')).toThrow('colour');
  expect(() => optionText(CATALOGUES.en.rules, 'whist', 'pass')).toThrow('whist');
});

describe('citations', () => {
  it('cuts a text at the ids in it', () => {
    expect(citations('See A8, (A11).')).toEqual(['See ', { rule: 'A8' }, ', (', { rule: 'A11' }, ').']);
  });

  it('leaves what only looks like an id', () => {
    expect(citations('A99 and BA8 and A4x')).toEqual(['A99', ' and BA8 and A4x']);
  });

  it('knows an id after a Greek or Hungarian letter’s blank', () => {
    expect(citations('Το «ψηλότερη» του A8 διαβάζεται')).toContainEqual({ rule: 'A8' });
    expect(citations('Az A8 szava')).toContainEqual({ rule: 'A8' });
  });
});
