/** What `docs/embed.md` tells of is what there is. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { EMBED_FOLDER } from '../../../src/embed/parts.ts';
import { SETTABLE } from '../../../src/layouts/embed/palette.ts';
import { DEFAULTS, PANELS, REVEALS, THEMES } from '../../../src/view/options.ts';

const text = readFileSync('docs/embed.md', 'utf8');
// Blocks of code hold no names.
const prose = text.replace(/^```[\s\S]*?^```/gm, '');
const named = new Set([...prose.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name));
const missing = (names: readonly string[]) => names.filter((name) => !named.has(name));

describe('docs/embed.md', () => {
  it('tells of every option and of every value it may have', () => {
    expect(missing([...Object.keys(DEFAULTS), ...PANELS, ...REVEALS, ...THEMES])).toEqual([]);
  });

  it('tells of every custom property that a page may set, and of no other', () => {
    const properties = ['font', ...Object.values(SETTABLE)].map((name) => `--revolution-${name}`);
    const told = [...named].filter((name) => /^--revolution-[a-z]+$/.test(name));
    expect(told.sort()).toEqual(properties.sort());
  });

  it('names the addresses that never change', () => {
    expect(missing([`/${EMBED_FOLDER}/revolution-replay.js`, `/${EMBED_FOLDER}/<match>/`])).toEqual([]);
  });
});
