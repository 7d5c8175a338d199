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
  go: shade('#0f7b5f', '#3fbf97'),
  wrong: shade('#b3261e', '#ff8f85'),
} as const satisfies Record<string, Shade>;

export type Token = keyof typeof TOKENS;

/** The players' colours in the order of seats; more than sixteen do not sit at a table. */
export const PLAYER_SHADES: readonly Shade[] = [
  shade('#0f7b5f', '#3fbf97'), // malachite
  shade('#8a4b94', '#c58bd0'), // murex
  shade('#8f6200', '#e0ab3c'), // ochre
  shade('#2a5fa5', '#78a9ea'), // azurite
  shade('#6b7079', '#c9cdd3'), // cerussite
  shade('#a8412f', '#f08a76'),
  shade('#1f6f86', '#5fc4dd'),
  shade('#55632a', '#b5c26a'),
  shade('#b03a78', '#f08fbf'),
  shade('#5b4fb0', '#a9a0f2'),
  shade('#7a5230', '#d0a27a'),
  shade('#2f7a2f', '#7fcf7f'),
  shade('#94405a', '#e591a8'),
  shade('#3d5a80', '#9dbbe0'),
  shade('#6e6a2c', '#d2cb7c'),
  shade('#4b4b57', '#dedee8'),
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
