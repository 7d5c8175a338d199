/**
 * Every colour of the project, light and dark, in one table; the site's variables are printed
 * from it. The first five players are pigments: malachite, murex, ochre, azurite, cerussite.
 */

/** A colour for paper and one for the night. */
export interface Shade {
  readonly light: string;
  readonly dark: string;
}

/** Grounds, text and marks. Text tokens keep 4.5 : 1 on every ground; tests hold them to it. */
export const TOKENS = {
  /** The page. */
  paper: { light: '#fbf8f1', dark: '#10161c' },
  /** What lies on the page: the ground of charts. */
  panel: { light: '#fffdf8', dark: '#161e26' },
  ink: { light: '#1d2430', dark: '#e9e4d8' },
  soft: { light: '#59626e', dark: '#a3adb6' },
  /** Staff lines, grids, borders that carry no meaning. */
  rule: { light: '#e2dbcd', dark: '#2b3641' },
  /** Borders that do: of a state, a button. */
  edge: { light: '#8a8272', dark: '#76818c' },
  /** Every other trick. */
  alt: { light: '#f5f0e4', dark: '#1b252e' },
  /** The present moment. */
  now: { light: '#f4e3b3', dark: '#4a3f1d' },
  'now-edge': { light: '#9a6700', dark: '#e0ab3c' },
  /** A world turned over, and every other trick in it. */
  turned: { light: '#fbeae4', dark: '#2a1b20' },
  'turned-alt': { light: '#f5ddd5', dark: '#352127' },
  'turned-ink': { light: '#9c2f22', dark: '#f0998c' },
  felt: { light: '#e9efe6', dark: '#17262a' },
  /** Cards are pale in both. */
  card: { light: '#fffefb', dark: '#f3eee1' },
  'card-edge': { light: '#b9b1a1', dark: '#8b8473' },
  /** The suits on a card: four shapes and four shades. */
  diamond: { light: '#b84f09', dark: '#ab4a08' },
  heart: { light: '#b3261e', dark: '#b3261e' },
  club: { light: '#2f5d50', dark: '#2f5d50' },
  spade: { light: '#1d2430', dark: '#1d2430' },
  /** The suits within a text of the page. */
  'diamond-text': { light: '#ab4a08', dark: '#f2a46a' },
  'heart-text': { light: '#b3261e', dark: '#ff8f85' },
  'club-text': { light: '#2f5d50', dark: '#8fc7b4' },
  'spade-text': { light: '#1d2430', dark: '#e9e4d8' },
  /** Links and the main button. */
  go: { light: '#04734f', dark: '#31bf94' },
  wrong: { light: '#b3261e', dark: '#ff8f85' },
} as const satisfies Record<string, Shade>;

export type Token = keyof typeof TOKENS;

/**
 * The players' colours in the order of seats, sixteen at most, found by a search among pigments: the
 * first eight stay apart under the common deficiencies of colour vision, all are readable as text.
 */
export const PLAYER_SHADES: readonly Shade[] = [
  { light: '#04734f', dark: '#31bf94' }, // malachite
  { light: '#652b7c', dark: '#bc84b3' }, // murex
  { light: '#8f6200', dark: '#e1aa30' }, // ochre
  { light: '#0463d5', dark: '#8da3fd' }, // azurite
  { light: '#676b74', dark: '#c9cdd3' }, // cerussite
  { light: '#983e34', dark: '#ef826e' }, // realgar
  { light: '#1c545e', dark: '#5ad7f7' }, // verdigris
  { light: '#3d4d0b', dark: '#ccd180' }, // green earth
  { light: '#b83680', dark: '#ff90cd' }, // madder
  { light: '#5b4fb0', dark: '#b19fef' }, // smalt
  { light: '#7a5230', dark: '#d0a27a' }, // umber
  { light: '#2f7a2a', dark: '#7fcf7f' }, // chrysocolla
  { light: '#924159', dark: '#e291a5' }, // hematite
  { light: '#3a567b', dark: '#a5c7eb' }, // vivianite
  { light: '#6e6a2c', dark: '#e5ca89' }, // orpiment, dulled
  { light: '#4b4b57', dark: '#f1ecfb' }, // lead
];

/** A token as a chart writes it: its variable. */
export function color(token: Token): string {
  return `var(--${token})`;
}

/** The colour of the player in a seat, counted from 0. */
export function playerColor(seat: number): string {
  return `var(--p${(seat % 16) + 1})`;
}
