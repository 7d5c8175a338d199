/** The recipes of the guide are cut from the example blogs, for each step of the words and in every language. */
import { describe, expect, it } from 'vitest';
import { TOKENS } from '../../src/charts/palette.ts';
import { CATALOGUES } from '../../src/explain/messages/catalogues.ts';
import { LANGUAGES } from '../../src/explain/messages/languages.ts';
import { SETTABLE } from '../../src/layouts/embed/palette.ts';
import { exampleOf, formsOfExample } from '../../src/layouts/embed-guide/example.ts';
import { exampleCode } from '../../src/layouts/embed-guide/examples.ts';
import { momentChoices } from '../../src/layouts/embed-guide/moment-choices.ts';
import { OFFERED_PANELS, panelsToSay, togglePanel } from '../../src/layouts/embed-guide/offered-panels.ts';
import { RECIPES, recipeCodes } from '../../src/layouts/embed-guide/recipes.ts';
import { lookCode } from '../../src/layouts/embed-guide/reference.ts';
import { hostedMatch } from '../support/hosted.ts';

const SITE = 'https://cards.example/';
const forms = formsOfExample(exampleOf('en'), SITE);
const codes = recipeCodes({ ...forms, site: SITE, feed: `${SITE}feed.xml` });

describe('the recipes', () => {
  it('have code for their steps, in every language', () => {
    for (const locale of LANGUAGES) {
      for (const name of RECIPES) {
        expect(codes[name], `${name} in ${locale}`).toHaveLength(
          CATALOGUES[locale].embedGuide.recipes[name].steps.length,
        );
      }
    }
  });

  it('name the site that shows them, and no other', () => {
    const all = JSON.stringify(codes);
    expect(all).not.toContain('localhost');
    expect(all.match(/https:\/\/cards\.example\//g)?.length).toBeGreaterThan(5);
  });

  it('show the same moment as the examples', () => {
    expect(forms.element).toMatch(/^<revolution-replay match="first-dawn" lang="en" at="r1t1p2">/);
    for (const name of ['astro', 'hugo', 'eleventy'] as const) {
      expect(JSON.stringify(codes[name])).toContain('r1t1p2');
    }
  });

  it('are the very files of the examples', () => {
    const [, [shortcode, figure, script] = [], [post] = []] = codes.hugo;
    expect(shortcode?.code).toMatch(/<revolution-replay .*<\/revolution-replay>/s);
    expect(figure?.code).toContain('<figure>');
    expect(script?.code).toMatch(/^<script .*revolution-replay\.js"><\/script>$/);
    expect(post?.code).toMatch(/^\{\{< revolution-replay .*\{\{< \/revolution-replay >\}\}$/s);
    expect(codes.eleventy[1]?.[0]?.code).toMatch(/^\{% revolutionReplay .*\{% endrevolutionReplay %\}$/s);
    expect(codes.astro[2]?.[0]?.code).toContain(`sites: ['${SITE}']`);
  });

  it('cannot be cut from what is not there', () => {
    expect(() => exampleCode(SITE, 'hugo/none.toml')).toThrow('examples/hugo/none.toml');
    expect(() => exampleCode(SITE, 'hugo/hugo.toml', /nothing like it/)).toThrow('nothing like it');
  });
});

describe('the moments of a match', () => {
  it('are marked where they were not played', () => {
    const { source } = hostedMatch('first-dawn');
    const named = momentChoices(source, { locale: 'en', words: CATALOGUES.en }, 'all of it');
    const texts = new Map(named.map(({ value, text }) => [value, text]));
    expect(texts.get('start')).toBe('all of it');
    expect(texts.get('r1t1p2')).toMatch(/^Round 1 · Trick 1: Physo lays/);
    const other = [...texts].filter(([at]) => at.includes('~'));
    expect(other.length).toBeGreaterThan(0);
    for (const [, text] of other) expect(text).toMatch(/^Round 1 · Trick \d · What if: An ace in time: /);
  });
});

describe('the look', () => {
  it('lists every custom property with the colours that it has at first', () => {
    const code = lookCode();
    expect(code).toContain(`--revolution-accent: light-dark(${TOKENS.go.light}, ${TOKENS.go.dark});`);
    expect(code.match(/^ {2}--revolution-/gm)).toHaveLength(Object.keys(SETTABLE).length + 1);
    expect(code).not.toContain('light-dark(,');
  });
});

describe('the parts that the builder offers', () => {
  it('are put in and taken out in their own order, and some always stay', () => {
    expect(togglePanel(['table', 'plays'], 'explain')).toEqual(['table', 'explain', 'plays']);
    expect(togglePanel(['table', 'plays'], 'table')).toEqual(['plays']);
    expect(togglePanel(['plays'], 'plays')).toEqual(['plays']);
    expect(OFFERED_PANELS).not.toContain('ledger');
  });

  it('are said only where others show than anyway', () => {
    expect(panelsToSay(['table', 'explain', 'plays'])).toContain('decisions');
    expect(panelsToSay(['table'])).toEqual(['table']);
  });
});
