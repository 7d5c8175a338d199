/** Which pages were built, and one of each template. */
import { readdirSync } from 'node:fs';
import { sep } from 'node:path';
import { LANGUAGES, type Language } from '../../../src/explain/messages/languages.ts';

const DIST = new URL('../../../dist/', import.meta.url).pathname;

/** Paths of all pages of the site, as a browser asks for them: `/`, `/el/rules/anemaki/`. */
export function builtPages(): string[] {
  const files = readdirSync(DIST, { recursive: true, encoding: 'utf8' });
  const pages = files.filter((file) => file.endsWith('.html')).map((file) => file.split(sep).join('/'));
  return pages.map((file) => `/${file.replace(/(^|\/)index\.html$/, '$1')}`).sort();
}

/** One page of each kind of the site in a language, by what it is. */
export function samplePages(locale: Language) {
  const root = locale === LANGUAGES[0] ? '/' : `/${locale}/`;
  const replay = builtPages().find((page) => page.startsWith(`${root}replay/`));
  if (!replay) throw new Error(`No replay page was built in ${locale}: run "npm run build" first.`);
  return {
    home: root,
    replay,
    open: `${root}open/`,
    rules: `${root}rules/`,
    rulesOfGame: `${root}rules/anemaki/`,
    learn: `${root}learn/`,
    lesson: `${root}learn/anemaki/the-exchange/`,
    lessonForMany: `${root}learn/forradalom/many-players/`,
    practice: `${root}practice/`,
    statechart: `${root}statechart/forradalom/`,
    glossary: `${root}glossary/`,
    record: `${root}record/`,
    library: `${root}library/`,
    guide: `${root}embed/`,
  };
}

export type Kind = keyof ReturnType<typeof samplePages>;

/** The same pages in a row. */
export function templates(locale: Language): string[] {
  return Object.values(samplePages(locale));
}
