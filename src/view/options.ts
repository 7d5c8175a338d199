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

/** The longest rest that `speed` may ask for, in seconds. */
const SLOWEST = 60;

/** Options from `at=r3&pov=ari`, with or without `#` or `?`. What is unknown or malformed counts as not said. */
export function readOptions(text: string): Options {
  const said = new URLSearchParams(text.replace(/^[#?]/, ''));
  const panels = (said.get('panels') ?? '').split(',').filter(isPanel);
  return {
    log: said.get('log') ?? DEFAULTS.log,
    at: said.get('at') ?? DEFAULTS.at,
    pov: said.get('pov') ?? DEFAULTS.pov,
    reveal: oneOf(REVEALS, said.get('reveal')),
    whatif: said.get('whatif') ?? DEFAULTS.whatif,
    panels: panels.length > 0 ? [...new Set(panels)] : DEFAULTS.panels,
    theme: oneOf(THEMES, said.get('theme')),
    lang: said.get('lang') ?? DEFAULTS.lang,
    autoplay: said.get('autoplay') === '1',
    speed: seconds(said.get('speed')),
  };
}

/** The text that `readOptions` reads back; what has its default value is left out, so `''` is the start. */
export function writeOptions(options: Options): string {
  const said: string[] = [];
  for (const [name, value] of Object.entries(options)) {
    const text = printValue(value);
    if (text !== printValue(DEFAULTS[name as keyof Options])) said.push(`${name}=${escapeValue(text)}`);
  }
  return said.join('&');
}

/** A hash begins with this word where the tab itself keeps the log that is open (`view/open/kept-log.ts`). */
export const OPENED = 'opened';

/** What stands behind `#` in an address that said `before` there, with these options. */
export function writeHash(options: Options, before: string): string {
  const text = writeOptions(options);
  const keepsLog = isOpenedHash(before) && options.log === '';
  return [keepsLog ? OPENED : '', text].filter(Boolean).join('&');
}

export function isOpenedHash(hash: string): boolean {
  return /^#?opened(?:&|$)/.test(hash);
}

/** Whether a hash says options; any other leads to a place in the page. */
export function saysOptions(hash: string): boolean {
  return hash.length <= 1 || hash.includes('=') || isOpenedHash(hash);
}

function printValue(value: Options[keyof Options]): string {
  return typeof value === 'boolean' ? String(Number(value)) : String(value);
}

/** Addresses and lists stay legible in a link: `~` and `,` need no escape in a fragment. */
function escapeValue(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD')).replaceAll('%2C', ',');
}

function oneOf<T extends string>(values: readonly [T, ...T[]], said: string | null): T {
  return values.find((value) => value === said) ?? values[0];
}

function isPanel(text: string): text is Panel {
  return PANELS.some((panel) => panel === text);
}

function seconds(said: string | null): number {
  const value = Number(said);
  return Number.isFinite(value) ? Math.min(SLOWEST, Math.max(0, value)) : 0;
}
