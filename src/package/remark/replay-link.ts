/** Reads the address of a replay page, or of the page of one of its moments, on a site that is known. */
import { LANGUAGES, type Language } from '../../explain/messages/languages.ts';
import { type Options, readOptions } from '../../view/options.ts';

export interface ReplayLink {
  /** Full address of the root of the site, ending in a slash. */
  readonly site: string;
  readonly locale: Language;
  /** Name of the hosted match. */
  readonly match: string;
  readonly options: Options;
  /** Address of the moment whose page it is; null for a replay page, whose moment is in `options`. */
  readonly page: string | null;
}

/** What is in the path below the root: `[locale/]replay/<match>/[<at>/]`. */
const PATH = /^(?:([a-z]{2})\/)?replay\/([a-z0-9][a-z0-9-]*)(?:\/(?:([^/]+)\/?)?)?$/;

/** A moment in a path: an address of the log. */
const MOMENT = /^r\d+[a-z0-9]*(?:~[^/]+)?$/;

/** The link that an address is; null for any other address, and for text that is none. */
export function readReplayLink(address: string, sites: readonly string[]): ReplayLink | null {
  const url = URL.canParse(address) ? new URL(address) : null;
  const site = url && sites.map(rootOf).find((root) => (url.origin + url.pathname).startsWith(root));
  if (!url || !site || url.username || url.search) return null;
  const [, folder, match, moment] = PATH.exec((url.origin + url.pathname).slice(site.length)) ?? [];
  const locale = LANGUAGES.find((language) => language === (folder ?? LANGUAGES[0]));
  const page = moment === undefined ? null : decoded(moment);
  if (!match || !locale || (page !== null && !MOMENT.test(page))) return null;
  const options = readOptions(url.hash);
  return { site, locale, match, page, options: page === null ? options : { ...options, at: page } };
}

/** The site's root as addresses on it begin. Throws a TypeError on what is no full address. */
function rootOf(site: string): string {
  const { origin, pathname } = new URL(site);
  return `${origin}${pathname}`.replace(/\/*$/, '/');
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
