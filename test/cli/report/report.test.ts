import { describe, expect, it } from 'vitest';
import { toHtml } from '../../../src/cli/report/html.ts';
import { toMarkdown } from '../../../src/cli/report/markdown.ts';
import { reportBlocks } from '../../../src/cli/report/report.ts';
import { CATALOGUES } from '../../../src/explain/messages/catalogues.ts';
import { LANGUAGES } from '../../../src/explain/messages/languages.ts';
import { REVIEW } from '../../support/review.ts';

const NAMES = ['Ari', '<b>Physo</b> | x', 'Janiet', 'Rhys', 'Zoe'];
const told = {
  title: 'A *test*',
  game: 'anemaki',
  names: NAMES,
  seat: null,
  version: '0.1.0',
  messages: CATALOGUES.en,
};
const markdown = (seat: number | null = null) =>
  toMarkdown(reportBlocks(REVIEW, { ...told, seat }), CATALOGUES.en);
const html = (language: 'en' | 'el' | 'hu' = 'en') =>
  toHtml(
    {
      language,
      title: told.title,
      blocks: reportBlocks(REVIEW, { ...told, messages: CATALOGUES[language] }),
    },
    CATALOGUES[language],
  );

describe('a report as Markdown', () => {
  it('names how it was made', () => {
    expect(markdown()).toContain('epanastasi 0.1.0, engine 1: policy “linear”, 400 deals');
    expect(markdown()).toContain('seed “review”');
  });

  it('has a row a player with accuracy, number of decisions, classes and points lost', () => {
    expect(markdown()).toContain('| Ari | 100 | 1 | 1 | 0 | 0 | 0 | 0 | 0.00 |');
    expect(markdown()).toContain('| Janiet | – | 0 | 0 | 0 | 0 | 0 | 0 | 0.00 |');
  });

  it('puts the biggest mistakes first, each with all its choices', () => {
    const [, after = ''] = markdown().split('## The biggest mistakes');
    expect(after).toMatch(
      /^\s+\*\*r1t2p2: Mistake by .*: pass, at a cost of 0\.31 points; better was: two eights\.\*\*/,
    );
    expect(after).toContain('| two eights | +0.50 | ± 0.03 |');
    expect(after).toContain('| pass (chosen) | +0.19 | ± 0.03 |');
  });

  it('shows those terms of the ledger that are not nought, and the points they add up to', () => {
    expect(markdown()).toContain('| Player | The seat | The deal | Own play | Points |');
    expect(markdown()).toContain('| Ari | +0.25 | +1.75 | 0.00 | +2 |');
  });

  it('says why a round is left out', () => {
    expect(markdown()).toContain('## Round 2\n\nThis round cannot be judged: not all cards are known.');
  });

  it('reports on one player alone', () => {
    expect(markdown(0)).toContain('No mistake was found.');
    expect(markdown(0)).not.toContain('Janiet');
  });

  it('lets no text become markup', () => {
    expect(markdown()).toContain('&lt;b&gt;Physo&lt;/b&gt; \\| x');
    expect(markdown()).toContain('# Review: A \\*test\\*');
  });
});

describe('a report as a page', () => {
  it('is one document without scripts and without anything from elsewhere', () => {
    const page = html();
    expect(page).toMatch(/^<!doctype html>\n<html lang="en">/);
    expect(page).not.toMatch(/<script|<link|<img|src=|href=|url\(|@import/);
  });

  it('draws the ledger of the match and of each round', () => {
    expect(html().match(/<svg class="picture waterfall"/g)).toHaveLength(2);
    expect(html()).toContain('aria-label="Round 1"');
  });

  it('lets no text become markup', () => {
    expect(html()).toContain('&lt;b>Physo&lt;/b>');
    expect(html()).not.toContain('<b>Physo');
  });

  it.each(LANGUAGES)('is whole in %s', (language) => {
    expect(html(language)).toContain(`<html lang="${language}">`);
    expect(html(language)).not.toMatch(/undefined|NaN|\[object/);
  });
});
