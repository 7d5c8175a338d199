/** Bytes of the embed, gzip, as they are served. A showing and drawings are data, and weigh as much as their match is long. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { EMBED_FOLDER } from '../../src/embed/parts.ts';
import { LANGUAGES } from '../../src/explain/messages/languages.ts';
import { WEIGHTS } from '../../src/layouts/embed-guide/weights.ts';
import { BUILDS } from './builds.ts';

const KB = 1024;
const weight = (text: string) => gzipSync(text, { level: 9 }).length;

describe.each(BUILDS)('the embed in $folder', ({ folder }) => {
  const partOf = (name: string) => readFileSync(join(folder, EMBED_FOLDER, `${name}.js`), 'utf8');

  /** The stepper without the style that it carries, and that style. */
  function stepper(): { script: string; style: string } {
    let style = '';
    const script = partOf('stepper').replace(/`(?:[^`\\]|\\.)*`|"(?:[^"\\]|\\.)*"/gs, (text) => {
      if (!/[{;][\w-]+:/.test(text) || !text.includes('}')) return text;
      style += text;
      return '""';
    });
    return { script, style };
  }

  it('begins with no more than 2 KB', () => {
    expect(weight(partOf('revolution-replay'))).toBeLessThanOrEqual(2 * KB);
  });

  it.each(LANGUAGES)('has a stepper within 20 KB of script, its words in %s included', (language) => {
    expect(weight(stepper().script) + weight(partOf(`words.${language}`))).toBeLessThanOrEqual(20 * KB);
  });

  it('has no more than 20 KB of code up to table, plays and explanation, what the element itself needs included', () => {
    expect(weight(partOf('element')) + weight(stepper().script)).toBeLessThanOrEqual(20 * KB);
  });

  it('weighs what the guide says', () => {
    const kb = (...names: string[]) => names.reduce((sum, name) => sum + weight(partOf(name)), 0) / KB;
    expect(Math.round(kb('revolution-replay'))).toBe(WEIGHTS.facade);
    for (const language of LANGUAGES) {
      const player = kb('element', 'stepper', `words.${language}`, 'cards');
      expect(Math.abs(player - WEIGHTS.player), `${player} KB`).toBeLessThan(1.5);
      const one = kb(`match/first-dawn.${language}`);
      expect(Math.abs(one - WEIGHTS.oneRound), `${one} KB`).toBeLessThan(1.5);
      const twelve = kb(`match/twelve-rounds.${language}`);
      expect(Math.abs(twelve - WEIGHTS.twelveRounds), `${twelve} KB`).toBeLessThan(6);
    }
  });

  it('has a style within 6 KB', () => {
    const { style } = stepper();
    expect(style).toContain('.seat');
    expect(weight(style)).toBeGreaterThan(4 * KB);
    expect(weight(style)).toBeLessThanOrEqual(6 * KB);
  });

  it.each(['charts', 'machine', 'chart'])('adds no more than 6 KB for %s', (name) => {
    expect(weight(partOf(name))).toBeLessThanOrEqual(6 * KB);
  });

  it('draws all cards within 4 KB, moves them within 2, and fits them into a box within 2.25, its style included', () => {
    expect(weight(partOf('cards'))).toBeLessThanOrEqual(4 * KB);
    expect(weight(partOf('motion'))).toBeLessThanOrEqual(2 * KB);
    expect(weight(partOf('box'))).toBeLessThanOrEqual(2.25 * KB);
  });

  it('reads logs within 45 KB', () => {
    expect(weight(partOf('reader'))).toBeLessThanOrEqual(45 * KB);
  });

  it.each(LANGUAGES)('tells of hidden hands within 22 KB, and why it cannot within 4, in %s', (language) => {
    expect(weight(partOf(`teller.${language}`))).toBeLessThanOrEqual(22 * KB);
    expect(weight(partOf(`reader.${language}`))).toBeLessThanOrEqual(4 * KB);
  });
});
