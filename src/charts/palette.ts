/**
 * Every colour of the project, light and dark, in one table; the site's variables are printed
 * from it. The first five players are pigments: malachite, murex, ochre, azurite, cerussite.
 */

/** A colour for paper and one for the night. */
export interface Shade {
  readonly light: string;
  readonly dark: string;
}

function shade(light: string, dark: string): Shade {
  return { light, dark };
}

/** Grounds, text and marks. Text tokens keep 4.5 : 1 on every ground; tests hold them to it. */
export const TOKENS = {
  /** The page. */
  paper: shade('#fbf8f1', '#10161c'),
  /** What lies on the page: the ground of charts. */
  panel: shade('#fffdf8', '#161e26'),
  ink: shade('#1d2430', '#e9e4d8'),
  soft: shade('#59626e', '#a3adb6'),
  /** Staff lines, grids, borders that carry no meaning. */
  rule: shade('#e2dbcd', '#2b3641'),
  /** Borders that do: of a state, a button. */
  edge: shade('#8a8272', '#76818c'),
  /** Every other trick. */
  alt: shade('#f5f0e4', '#1b252e'),
  /** The present moment. */
  now: shade('#f4e3b3', '#4a3f1d'),
  'now-edge': shade('#9a6700', '#e0ab3c'),
  /** A world turned over, and every other trick in it. */
  turned: shade('#fbeae4', '#2a1b20'),
  'turned-alt': shade('#f5ddd5', '#352127'),
  'turned-ink': shade('#9c2f22', '#f0998c'),
  felt: shade('#e9efe6', '#17262a'),
  /** Cards are pale in both. */
  card: shade('#fffefb', '#f3eee1'),
  'card-edge': shade('#b9b1a1', '#8b8473'),
  /** The suits on a card: four shapes and four shades. */
  diamond: shade('#c2570c', '#b34f09'),
  heart: shade('#b3261e', '#b3261e'),
  club: shade('#2f5d50', '#2f5d50'),
  spade: shade('#1d2430', '#1d2430'),
  /** The suits within a text of the page. */
  'diamond-text': shade('#b34f09', '#f2a46a'),
  'heart-text': shade('#b3261e', '#ff8f85'),
  'club-text': shade('#2f5d50', '#8fc7b4'),
  'spade-text': shade('#1d2430', '#e9e4d8'),
  /** Links and the main button. */
  go: shade('#04734f', '#31bf94'),
  wrong: shade('#b3261e', '#ff8f85'),
} as const satisfies Record<string, Shade>;

export type Token = keyof typeof TOKENS;

/**
 * The players' colours in the order of seats, sixteen at most, found by a search among pigments: the
 * first eight stay apart under the common deficiencies of colour vision, all are readable as text.
 */
export const PLAYER_SHADES: readonly Shade[] = [
  shade('#04734f', '#31bf94'), // malachite
  shade('#652b7c', '#bc84b3'), // murex
  shade('#8f6200', '#e1aa30'), // ochre
  shade('#0463d5', '#8da3fd'), // azurite
  shade('#676b74', '#c9cdd3'), // cerussite
  shade('#983e34', '#ef826e'), // realgar
  shade('#1c545e', '#5ad7f7'), // verdigris
  shade('#3d4d0b', '#ccd180'), // green earth
  shade('#b83680', '#ff90cd'), // madder
  shade('#5b4fb0', '#b19fef'), // smalt
  shade('#7a5230', '#d0a27a'), // umber
  shade('#2f7a2a', '#7fcf7f'), // chrysocolla
  shade('#924159', '#e291a5'), // hematite
  shade('#3a567b', '#a5c7eb'), // vivianite
  shade('#6e6a2c', '#e5ca89'), // orpiment, dulled
  shade('#4b4b57', '#f1ecfb'), // lead
];

/** A token as a chart writes it: the variable, and its light value where no stylesheet is. */
export function color(token: Token): string {
  return `var(--${token},${TOKENS[token].light})`;
}

/** The colour of the player in a seat, counted from 0. */
export function playerColor(seat: number): string {
  const at = seat % PLAYER_SHADES.length;
  return `var(--p${at + 1},${PLAYER_SHADES[at]?.light ?? 'currentColor'})`;
}
