import { describe, expect, it } from 'vitest';
import { TOKENS } from '../../src/charts/palette.ts';
import { paletteVariables } from '../../src/charts/palette-css.ts';
import { scorePicture } from '../../src/charts/score.ts';
import { CHART_CSS, standalone } from '../../src/charts/style.ts';
import { el, printSvg } from '../../src/charts/svg.ts';
import { sampleRound } from './sample.ts';

describe('CHART_CSS', () => {
  it('uses no variable that the palette lacks', () => {
    const known = new Set(paletteVariables().map(([name]) => name));
    const used = [...CHART_CSS.matchAll(/var\(--([\w-]+)/g)].map(([, name]) => name ?? '');
    expect(used.filter((name) => !known.has(name))).toEqual([]);
  });

  it('has no character that must be escaped inside an element', () => {
    expect(CHART_CSS).not.toMatch(/[<>&]/);
  });
});

describe('standalone', () => {
  const picture = scorePicture(sampleRound());

  it('brings its styles and its namespace', () => {
    const printed = printSvg(standalone(picture));
    expect(printed).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
    expect(printed).toContain('light-dark(');
  });

  it('leaves no variable in a picture of one theme', () => {
    const printed = printSvg(standalone(picture, 'dark'));
    expect(printed).not.toMatch(/var\(|light-dark/);
    expect(printed).toContain(TOKENS.panel.dark);
  });

  it('does not touch what the reader reads', () => {
    const text = el('svg', { 'aria-label': 'var(--ink)' }, el('text', { fill: 'var(--ink)' }, 'var(--ink)'));
    const [, written] = standalone(text, 'light').children;
    expect(written).toEqual(el('text', { fill: TOKENS.ink.light }, 'var(--ink)'));
  });
});
