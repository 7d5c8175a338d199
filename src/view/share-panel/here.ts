/** Addresses that the panel can tell from where it is. */
import type { Language } from '../../explain/messages/languages.ts';
import { localeFolder } from '../share/places.ts';

/** Full address of the site that a page belongs to, ending in a slash. */
export function siteOf(page: Pick<Location, 'href'>): string {
  return new URL(`${import.meta.env.BASE_URL}/`.replace(/\/+$/, '/'), page.href).href;
}

/** The name of a hosted match, from the address of its log. */
export function matchNameOf(log: string): string | null {
  return /([\w-]+)\.revlog$/.exec(log)?.[1] ?? null;
}

/** The guide to embedding. */
export function guideOf(site: string, locale: Language): string {
  return `${localeFolder(site, locale)}embed/`;
}
