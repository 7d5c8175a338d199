/** What an element's attributes ask for: which match, and the options of the player. */
import { DEFAULTS } from '../../view/options.ts';
import type { Origin } from './load-showing.ts';

/** Attributes that say what is shown: changing one shows something else. */
export const SOURCES: readonly string[] = ['match', 'src', 'log', 'lang', 'kind', 'whatif'];

/** The options as a query, for `readOptions`. */
export function optionsOf(element: Element): string {
  const said = Object.keys(DEFAULTS).flatMap((name) => {
    const value = element.getAttribute(name);
    return value === null ? [] : [[name, value]];
  });
  return String(new URLSearchParams(said));
}

/**
 * The match that an element asks for. A `src` that is the address of a replay, its frame or its log on the site of the script names a
 * hosted match as `match` does; one that is no address is kept as it stands. `folder`: that of the script.
 */
export function originOf(element: Element, folder: string): Origin {
  const src = element.getAttribute('src');
  const base = document.baseURI;
  const href = src && URL.canParse(src, base) ? new URL(src, base).href : src;
  const site = new URL('../../', folder).href;
  const hosted = href?.startsWith(site) && HOSTED.exec(href.slice(site.length))?.[1];
  return {
    match: element.getAttribute('match') || hosted || null,
    log: element.getAttribute('log'),
    src: href,
  };
}

const HOSTED = /^(?:\w\w\/)?(?:replay|embed\/v1|logs)\/([\w-]+)(?:\/|\.revlog)/;
