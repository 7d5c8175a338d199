/** The palette as a stylesheet: one variable a token, light and dark in the same place. */
import { PLAYER_SHADES, type Shade, TOKENS } from './palette.ts';

/** `auto` follows the reader; the others fix it, for a picture that stands by itself. */
export type Theme = 'auto' | 'light' | 'dark';

/** Every variable by name, without the dashes: the tokens, then `p1` … `p16`. */
export function paletteVariables(): [name: string, shade: Shade][] {
  const players = PLAYER_SHADES.map((shade, i): [string, Shade] => [`p${i + 1}`, shade]);
  return [...Object.entries(TOKENS), ...players];
}

/**
 * The variables for a page. A `data-theme` of `light` or `dark` on the root, or on any part of the page,
 * overrides the reader's scheme; print is light; forced colours leave marks, dashes and shapes.
 */
export function paletteCss(): string {
  const variables = paletteVariables().map(
    ([name, { light, dark }]) => `--${name}:light-dark(${light},${dark})`,
  );
  return [
    `:root{color-scheme:light dark;${variables.join(';')}}`,
    '[data-theme=light]{color-scheme:light}',
    '[data-theme=dark]{color-scheme:dark}',
    '@media print{:root,[data-theme]{color-scheme:light}}',
    `@media (forced-colors:active){:root{${forced()}}}`,
  ].join('\n');
}

/** The value of every variable in one theme, for pictures whose reader knows no variables. */
export function paletteValues(theme: 'light' | 'dark'): Map<string, string> {
  return new Map(paletteVariables().map(([name, shade]) => [name, shade[theme]]));
}

const GROUNDS = new Set(['paper', 'panel', 'alt', 'turned', 'turned-alt', 'felt', 'card']);

function forced(): string {
  return paletteVariables()
    .map(([name]) => `--${name}:${name === 'now' ? 'Mark' : GROUNDS.has(name) ? 'Canvas' : 'CanvasText'}`)
    .join(';');
}
