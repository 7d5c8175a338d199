/** What the element is asked for by a link, as its attributes. */
import { DEFAULTS, writeOptions } from '../../view/options.ts';
import type { ReplayLink } from './replay-link.ts';

/** Name and value, in the order of the options; what has its default value is left out. */
export function attributesOf({ match, locale, options }: ReplayLink): [name: string, value: string][] {
  const lang = options.lang === DEFAULTS.lang ? locale : options.lang;
  return [['match', match], ...new URLSearchParams(writeOptions({ ...options, lang }))];
}
