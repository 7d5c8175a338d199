import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CATALOGUES } from '../../src/explain/messages/catalogues.ts';
import { LANGUAGES } from '../../src/explain/messages/languages.ts';
import { currentOf, SECTIONS, sectionOf } from '../../src/layouts/sections.ts';

const doors = Object.values(SECTIONS).flat();
const PAGES = new URL('../../src/pages/[...locale]/', import.meta.url).pathname;

describe('sections of the site', () => {
  it('know where each page stands', () => {
    expect(sectionOf('')).toBe('matches');
    expect(sectionOf('replay/first-dawn/r1d')).toBe('matches');
    expect(sectionOf('learn/anemaki/the-pack')).toBe('learn');
    expect(sectionOf('record/sheet')).toBe('yours');
    expect(sectionOf('statechart/forradalom')).toBe('rules');
    expect(sectionOf('measures')).toBe('numbers');
    expect(sectionOf('embed')).toBeNull();
    expect(sectionOf('learning')).toBeNull();
  });

  it('tell the page itself from one behind its door', () => {
    expect(currentOf('rules', 'rules')).toBe('page');
    expect(currentOf('rules', 'rules/anemaki')).toBe('true');
    expect(currentOf('rules', 'glossary')).toBeUndefined();
    expect(currentOf('', 'rules')).toBeUndefined();
  });

  it('lead to pages that exist, each once, with a name in every language', () => {
    expect(new Set(doors).size).toBe(doors.length);
    for (const door of doors.filter((door) => door !== ''))
      expect(existsSync(`${PAGES}${door}.astro`) || existsSync(`${PAGES}${door}/index.astro`), door).toBe(
        true,
      );
    for (const locale of LANGUAGES)
      expect(Object.keys(CATALOGUES[locale].site.nav.pages).sort()).toEqual([...doors].sort());
  });
});
