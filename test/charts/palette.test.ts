import { describe, expect, it, test } from 'vitest';
import { PLAYER_SHADES, playerColor, TOKENS, type Token } from '../../src/charts/palette.ts';
import { contrast, deltaE, distance, VISIONS, type Vision } from './color-vision.ts';

const THEMES = ['light', 'dark'] as const;
const GROUNDS: Token[] = ['paper', 'panel', 'alt', 'felt', 'turned'];
const TEXTS: Token[] = [
  'ink',
  'soft',
  'go',
  'wrong',
  'turned-ink',
  'diamond-text',
  'heart-text',
  'club-text',
  'spade-text',
];

describe.each(THEMES)('The palette in the %s', (theme) => {
  test.each(GROUNDS)('keeps every player readable on %s', (ground) => {
    for (const player of PLAYER_SHADES) {
      expect(contrast(player[theme], TOKENS[ground][theme]), player[theme]).toBeGreaterThanOrEqual(4.5);
    }
  });

  test.each(['now', 'turned-alt'] as const)('keeps every line of a player visible on %s', (ground) => {
    for (const player of PLAYER_SHADES) {
      expect(contrast(player[theme], TOKENS[ground][theme]), player[theme]).toBeGreaterThanOrEqual(3);
    }
  });

  test.each(TEXTS)('keeps text in %s readable on every ground', (text) => {
    for (const ground of GROUNDS) {
      expect(contrast(TOKENS[text][theme], TOKENS[ground][theme]), ground).toBeGreaterThanOrEqual(4.5);
    }
  });

  test.each(['ink', 'soft'] as const)(
    'keeps text in %s readable at the present and in a turned world',
    (text) => {
      for (const ground of ['now', 'turned-alt'] as const) {
        expect(contrast(TOKENS[text][theme], TOKENS[ground][theme]), ground).toBeGreaterThanOrEqual(4.5);
      }
    },
  );

  test.each(['diamond', 'heart', 'club', 'spade'] as const)('keeps a %s readable on a card', (suit) => {
    expect(contrast(TOKENS[suit][theme], TOKENS.card[theme])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(['edge', 'now-edge'] as const)('keeps edges in %s visible', (edge) => {
    for (const ground of ['paper', 'panel'] as const) {
      expect(contrast(TOKENS[edge][theme], TOKENS[ground][theme]), ground).toBeGreaterThanOrEqual(3);
    }
  });

  test.each(Object.keys(VISIONS) as Vision[])(
    'tells the first five, and less widely the first eight, apart in %s vision',
    (vision) => {
      expect(nearest(theme, 5, vision)).toBeGreaterThanOrEqual(12.5);
      expect(nearest(theme, 8, vision)).toBeGreaterThanOrEqual(9);
    },
  );

  it('gives all sixteen players colours of their own', () => {
    expect(nearest(theme, 16, 'full')).toBeGreaterThanOrEqual(9);
  });
});

describe('playerColor', () => {
  it('names the variable of a seat', () => {
    expect(playerColor(0)).toBe('var(--p1)');
    expect(playerColor(15)).toBe('var(--p16)');
  });

  it('begins again after sixteen', () => {
    expect(playerColor(16)).toBe('var(--p1)');
  });
});

describe('The measure of distance used here', () => {
  // Pairs 1, 7, 14 and 25 of the data published with the formula.
  it.each([
    [[50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425],
    [[50, 0, 0], [50, -1, 2], 2.3669],
    [[50, 2.5, 0], [50, 0, -2.5], 4.3065],
    [[60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644],
  ] as const)('agrees with the published value of %j and %j', (a, b, value) => {
    expect(deltaE(a, b)).toBeCloseTo(value, 3);
  });
});

function nearest(theme: 'light' | 'dark', count: number, vision: Vision): number {
  const shades = PLAYER_SHADES.slice(0, count).map((shade) => shade[theme]);
  const pairs = shades.flatMap((a, i) => shades.slice(0, i).map((b) => distance(a, b, vision)));
  return Math.min(...pairs);
}
