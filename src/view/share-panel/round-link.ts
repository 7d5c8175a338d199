/** The address that carries a round with it: the page that opens logs, with the round, the moment and the options in its hash. */
import type { Language } from '../../explain/messages/languages.ts';
import { DEFAULTS, type Options, writeOptions } from '../options.ts';
import { localeFolder } from '../share/places.ts';

/** What stands behind `#` and `?`: the round in its link form, then the options; the reader's lines are in the round already. */
export function carriedOptions(carried: string, options: Options): string {
  const said = writeOptions({ ...options, whatif: DEFAULTS.whatif });
  return `log=${carried}${said && `&${said}`}`;
}

export function roundLinkOf(site: string, locale: Language, carried: string, options: Options): string {
  return `${localeFolder(site, locale)}open/#${carriedOptions(carried, options)}`;
}
