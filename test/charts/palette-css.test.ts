import { describe, expect, it } from 'vitest';
import { PLAYER_SHADES, TOKENS } from '../../src/charts/palette.ts';
import { paletteCss, paletteValues, paletteVariables } from '../../src/charts/palette-css.ts';

describe('paletteCss', () => {
  const css = paletteCss();

  it('declares every token and every player once in both themes', () => {
    for (const [name, { light, dark }] of paletteVariables()) {
      expect(css.split(`--${name}:light-dark(${light},${dark})`)).toHaveLength(2);
    }
    expect(paletteVariables()).toHaveLength(Object.keys(TOKENS).length + PLAYER_SHADES.length);
  });

  it('lets a part of the page choose its theme, and prints on white', () => {
    expect(css).toContain('[data-theme=dark]{color-scheme:dark}');
    expect(css).toMatch(/@media print\{.*color-scheme:light/);
  });

  it('leaves no colour of ours under forced colours', () => {
    const forced = css.slice(css.indexOf('forced-colors'));
    expect(forced).not.toContain('#');
    expect(forced).toContain('--p1:CanvasText');
    expect(forced).toContain('--panel:Canvas;');
  });
});

describe('paletteValues', () => {
  it('gives the value of a variable in a theme', () => {
    expect(paletteValues('light').get('panel')).toBe(TOKENS.panel.light);
    expect(paletteValues('dark').get('p2')).toBe(PLAYER_SHADES[1]?.dark);
  });
});
