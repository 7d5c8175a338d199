/** Options of the player as the text that a link, a hash or an attribute says them in. Most pages are opened without one, and do not load this. */
import { DEFAULTS, type Options, PANELS, type Panel, REVEALS, THEMES } from './option-values.ts';

export {
  DEFAULTS,
  type Options,
  PANELS,
  type Panel,
  REVEALS,
  type Reveal,
  THEMES,
  type Theme,
} from './option-values.ts';

/** The longest rest that `speed` may ask for, in seconds. */
const SLOWEST = 60;

/** What no value has, and what comes along when one is copied from a page: spaces, and places where a line may break. */
const UNSEEN = /[\s\u200B]/g;

/** Options from `at=r3&pov=ari`, with or without `#` or `?`. What is unknown or malformed counts as not said. */
export function readOptions(text: string): Options {
  const said = new URLSearchParams(text.replace(/^[#?]/, ''));
  const word = (name: string) => said.get(name)?.replace(UNSEEN, '') ?? null;
  const panels = (word('panels') ?? '').split(',').filter(isPanel);
  return {
    log: said.get('log') ?? DEFAULTS.log,
    at: word('at') ?? DEFAULTS.at,
    pov: word('pov') ?? DEFAULTS.pov,
    reveal: oneOf(REVEALS, word('reveal')),
    whatif: said.get('whatif') ?? DEFAULTS.whatif,
    panels: panels.length > 0 ? [...new Set(panels)] : DEFAULTS.panels,
    theme: oneOf(THEMES, word('theme')),
    lang: word('lang') ?? DEFAULTS.lang,
    autoplay: word('autoplay') === '1',
    speed: seconds(word('speed')),
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
