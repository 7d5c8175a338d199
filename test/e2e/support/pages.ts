/** Which pages were built, and one of each template. */
import { readdirSync } from 'node:fs';
import { sep } from 'node:path';

const DIST = new URL('../../../dist/', import.meta.url).pathname;

/** Paths of all pages of the site, as a browser asks for them: `/`, `/el/rules/anemaki/`. */
export function builtPages(): string[] {
  const files = readdirSync(DIST, { recursive: true, encoding: 'utf8' });
  const pages = files.filter((file) => file.endsWith('.html')).map((file) => file.split(sep).join('/'));
  return pages.map((file) => `/${file.replace(/(^|\/)index\.html$/, '$1')}`).sort();
}

/** The first page of every template in a language: the home, a replay, the opener, the rules. */
export function templates(locale: 'en' | 'el' | 'hu'): string[] {
  const root = locale === 'en' ? '/' : `/${locale}/`;
  const replay = builtPages().find((page) => page.startsWith(`${root}replay/`));
  if (!replay) throw new Error(`No replay page was built in ${locale}: run "npm run build" first.`);
  return [root, replay, `${root}open/`, `${root}rules/`, `${root}rules/anemaki/`];
}
