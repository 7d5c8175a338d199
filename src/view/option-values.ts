/**
 * Every option of the player, in one object: this is the manual. The same names serve the page's
 * hash, and whatever else will show a replay; a published name never changes its meaning.
 */

export const REVEALS = ['open', 'seat', 'spoiler-free'] as const;
export type Reveal = (typeof REVEALS)[number];

export const PANELS = [
  'table',
  'explain',
  'decisions',
  'score',
  'strength',
  'plays',
  'ledger',
  'titles',
  'machine',
] as const;
export type Panel = (typeof PANELS)[number];

export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export interface Options {
  /** The log itself, where no match is at hand: the link form, or a log's text or JSON (`log/link/log-option.ts`). */
  readonly log: string;
  /** The moment to show, as an address: `start`, `end`, `r3`, `r3t4p2` … */
  readonly at: string;
  /** Whose seat you sit in: `all`, or a player's id. */
  readonly pov: string;
  /** All hands; only what that seat could know; and besides no result, no length, no future. */
  readonly reveal: Reveal;
  /** The reader's own lines, as `replay/what-if/lines-in-link.ts` writes them; empty where there are none. */
  readonly whatif: string;
  /** Which parts show, in which order. */
  readonly panels: readonly Panel[];
  /** Light or dark; `auto` follows the reader. */
  readonly theme: Theme;
  /** Language of the words: `en`, `el`, `hu`; `auto` takes the page's. */
  readonly lang: string;
  /** `1` starts to play by itself; never under reduced motion. */
  readonly autoplay: boolean;
  /** Seconds a step of autoplay takes; 0 is the player's own pace, with a rest at the end of a trick. */
  readonly speed: number;
}

export const DEFAULTS: Options = {
  log: '',
  at: 'start',
  pov: 'all',
  reveal: 'open',
  whatif: '',
  // The score carries the chart of strength.
  panels: PANELS.filter((panel) => panel !== 'strength'),
  theme: 'auto',
  lang: 'auto',
  autoplay: false,
  speed: 0,
};
