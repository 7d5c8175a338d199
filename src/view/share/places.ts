/**
 * Where a hosted match and what is made of it are on a site: one table of addresses for pages, pictures, frames and feeds.
 * `site` is the full address of the site's root, ending in a slash.
 */
import { LANGUAGES, type Language } from '../../explain/messages/languages.ts';

export interface Place {
  readonly site: string;
  readonly locale: Language;
  /** Name of the hosted match. */
  readonly match: string;
}

/** How an address of the log is written in a path: as it stands, but for the mark of a branch. */
const step = (at: string) => encodeURIComponent(at);

/** English is at the root, the others under their own folder. */
export function localeFolder(site: string, locale: Language): string {
  return locale === LANGUAGES[0] ? site : `${site}${locale}/`;
}

/** The replay page; `options` as `writeOptions` prints them. */
export function pageOf({ site, locale, match }: Place, options = ''): string {
  return `${localeFolder(site, locale)}replay/${match}/${options && `#${options}`}`;
}

/** The small page of a moment that has one, for what reads no hash: `/replay/<match>/<at>/`. */
export function momentPageOf(place: Place, at: string): string {
  return `${pageOf(place)}${step(at)}/`;
}

/** What a picture shows: the table at a moment, the round as a score, or titles over the match. */
export type PictureOf = 'table' | 'score' | 'titles';

/** The name of a picture's file, without its ending: `r3t4p2.dark.el`. */
export function pictureName(at: string, locale: Language, theme: 'light' | 'dark'): string {
  return [at || 'match', theme === 'dark' ? theme : '', locale].filter(Boolean).join('.');
}

/**
 * A picture that was drawn when the site was built: of the table, `at` is a moment that has a page; of a score, its round (`r3`); of titles,
 * nothing. An SVG fits a post, by day or by night; a PNG is a card for what draws no SVG, and there is one by day alone.
 */
export function pictureOf(
  { site, locale, match }: Place,
  of: PictureOf,
  at: string,
  form: 'svg' | 'png',
  theme: 'light' | 'dark' = 'light',
): string {
  const name = pictureName(at, locale, form === 'png' ? 'light' : theme);
  return `${site}pictures/${match}/${of}/${encodeURIComponent(name)}.${form}`;
}

/** The page for an iframe; `options` as `writeOptions` prints them. */
export function frameOf({ site, locale, match }: Place, options = ''): string {
  return `${localeFolder(site, locale)}embed/v1/${match}/${options && `?${options}`}`;
}

/** The frame for a log that travels in the link itself. */
export function linkFrameOf(site: string, locale: Language, options: string): string {
  return `${localeFolder(site, locale)}embed/v1/#${options}`;
}

/** The script that defines the elements. */
export function scriptOf(site: string): string {
  return `${site}embed/v1/revolution-replay.js`;
}

/** The oEmbed answer about a moment that has a page, or about a whole match. */
export function oembedOf({ site, locale, match }: Place, at: string): string {
  return `${site}oembed/${match}/${step(at || 'match')}.${locale}.json`;
}

export function feedOf(site: string, locale: Language): string {
  return `${localeFolder(site, locale)}feed.xml`;
}
