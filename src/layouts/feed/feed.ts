/** The feed of the recorded matches as RSS 2.0 with whole entries, newest first. */
import { getRssString } from '@astrojs/rss';
import renderToString from 'preact-render-to-string';
import { CATALOGUES } from '../../explain/messages/catalogues.ts';
import type { Language } from '../../explain/messages/languages.ts';
import { metaOf } from '../../explain/meta-of.ts';
import type { HostedMatch } from '../../view/hosted/matches.ts';
import { nameOf, shownText } from '../../view/player/names.ts';
import { feedOf, localeFolder, pageOf } from '../../view/share/places.ts';
import { eventOf } from '../moments/moment-facts.ts';
import { Entry } from './Entry.tsx';
import { dayOf, tellMatch } from './entry-facts.ts';

/** What no XML may hold, however it is written. */
const NOT_IN_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** `site` is the full address of the site's root. */
export async function feedXml(
  matches: readonly HostedMatch[],
  locale: Language,
  site: string,
): Promise<string> {
  const { feed } = CATALOGUES[locale];
  const items = matches.map((match) => itemOf(match, locale, site)).sort(newerFirst);
  const newest = items[0]?.pubDate;
  const xml = await getRssString({
    title: feed.title,
    description: feed.description,
    site: localeFolder(site, locale),
    xmlns: { atom: 'http://www.w3.org/2005/Atom' },
    customData: [
      `<language>${locale}</language>`,
      newest ? `<lastBuildDate>${newest.toUTCString()}</lastBuildDate>` : '',
      `<atom:link href="${new URL(feedOf(site, locale)).href.replaceAll('&', '&amp;')}" rel="self" type="application/rss+xml"/>`,
    ].join(''),
    items,
  });
  return xml.replace(NOT_IN_XML, '');
}

function itemOf(match: HostedMatch, locale: Language, site: string) {
  const words = CATALOGUES[locale];
  const { head, rounds } = match.source;
  const place = { site, locale, match: match.name };
  const date = dayOf(metaOf(head.meta, 'date', locale));
  const note = metaOf(head.meta, 'note', locale);
  const game = words.game.games[head.game] ?? head.game;
  const names = words.game.list(head.players.map(({ name }) => nameOf(name))).join('');
  const reading = { match, place, words, locale };
  return {
    title: eventOf(match, locale),
    link: pageOf(place),
    ...(date && { pubDate: date }),
    description: note === null ? words.match.description(game, rounds.length, names) : shownText(note),
    categories: [game],
    content: renderToString(Entry({ reading, telling: tellMatch(match) })),
  };
}

type Item = ReturnType<typeof itemOf>;

function newerFirst(a: Item, b: Item): number {
  return (b.pubDate?.getTime() ?? 0) - (a.pubDate?.getTime() ?? 0) || a.link.localeCompare(b.link);
}
