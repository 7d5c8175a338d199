/**
 * Addresses inside the site. The site may live under a path of its host, so no page writes an
 * address by hand: it asks `href`.
 */
import type { Language } from '../explain/messages/languages.ts';
import { localeParam } from './locales.ts';

/** A page's path without base and language, no slash at either end: ``, `rules/anemaki`. A `#fragment` may follow. */
export type PagePath = string;

/** The address of a page in a language, from the host's root: `/base/el/rules/`. */
export function href(path: PagePath, locale: Language): string {
  const [page = '', fragment] = path.split('#', 2);
  const prefix = localeParam(locale);
  const parts = [prefix, trimSlashes(page)].filter(Boolean).join('/');
  return `${base()}${parts}${parts ? '/' : ''}${fragment === undefined ? '' : `#${fragment}`}`;
}

/** The address of a file in `public/` (or of any other built file that is no page). */
export function asset(path: string): string {
  return `${base()}${trimSlashes(path)}`;
}

/** The full address of a page, for canonical and alternate links; `site` is Astro's. */
export function absolute(path: PagePath, locale: Language, site: URL): string {
  return new URL(href(path, locale), site).href;
}

/** The full address of the site's root, ending in a slash; `site` is Astro's. */
export function siteRoot(site: URL): string {
  return new URL(base(), site).href;
}

function base(): string {
  return `/${trimSlashes(import.meta.env.BASE_URL)}/`.replace('//', '/');
}

function trimSlashes(path: string): string {
  return path.replace(/^\/+|\/+$/g, '');
}
