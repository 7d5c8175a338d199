// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { CATALOGUES } from '../../src/explain/messages/catalogues.ts';
import { LANGUAGES, type Language } from '../../src/explain/messages/languages.ts';
import { dayOf, tellMatch } from '../../src/layouts/feed/entry-facts.ts';
import { feedXml } from '../../src/layouts/feed/feed.ts';
import { type HostedMatch, hostedMatches } from '../../src/view/hosted/matches.ts';
import { hostedMatch, hostileMatch } from '../support/hosted.ts';

const SITE = 'https://example.org/epanastasi/';

/** A feed as a reader takes it in: parsed as XML, its entries then as HTML, without what readers take out. */
async function readFeed(locale: Language, matches: readonly HostedMatch[] = hostedMatches()) {
  const xml = await feedXml(matches, locale, SITE);
  const page = new DOMParser().parseFromString(xml, 'application/xml');
  const items = [...page.querySelectorAll('item')].map((item) => {
    const textOf = (tag: string) => item.getElementsByTagName(tag)[0]?.textContent ?? '';
    const body = document.createElement('div');
    body.innerHTML = textOf('content:encoded');
    for (const taken of body.querySelectorAll('script, iframe, svg, style')) taken.remove();
    return { textOf, body };
  });
  return { xml, page, items };
}

/** What stands under each heading of a round, as text. */
function roundsOf(body: HTMLElement): string[] {
  return body.innerHTML
    .split('<h2>')
    .slice(1)
    .map((html) => {
      const part = document.createElement('div');
      part.innerHTML = html;
      return part.textContent ?? '';
    });
}

describe.each(LANGUAGES)('the feed in %s', (locale) => {
  it('is RSS 2.0: a channel with title, link, description and its own address; entries with what they must have', async () => {
    const { xml, page, items } = await readFeed(locale);
    expect(page.querySelector('parsererror')).toBeNull();
    expect(page.documentElement.tagName).toBe('rss');
    expect(page.documentElement.getAttribute('version')).toBe('2.0');
    const folder = locale === 'en' ? SITE : `${SITE}${locale}/`;
    const channel = (tag: string) => page.querySelector(`channel > ${tag}`)?.textContent;
    expect(channel('title')).toBe(CATALOGUES[locale].feed.title);
    expect(channel('description')).toBe(CATALOGUES[locale].feed.description);
    expect(channel('link')).toBe(folder);
    expect(channel('language')).toBe(locale);
    expect(xml).toContain(`<atom:link href="${folder}feed.xml" rel="self" type="application/rss+xml"/>`);
    expect(items).toHaveLength(hostedMatches().length);
    for (const { textOf } of items) {
      expect(textOf('title')).not.toBe('');
      expect(textOf('link')).toMatch(new RegExp(`^${folder}replay/[a-z-]+/$`));
      expect(textOf('guid')).toBe(textOf('link'));
      expect(textOf('description')).not.toMatch(/^$|</);
    }
  });

  it('still says how each round ended where scripts, frames and drawings are taken out', async () => {
    const { items } = await readFeed(locale);
    const { game, feed } = CATALOGUES[locale];
    for (const { textOf, body } of items) {
      const match = hostedMatch(textOf('link').split('/').at(-2) ?? '');
      const rounds = roundsOf(body);
      expect(rounds).toHaveLength(match.source.rounds.length);
      match.source.rounds.forEach(({ number, order, points }, i) => {
        const [, result = ''] = rounds[i]?.split(feed.result) ?? [];
        expect(rounds[i]).toContain(game.round(number));
        if (!order) expect(result).toContain(feed.unfinished);
        const names = (order ?? []).map((seat) => match.source.head.players[seat]?.name ?? '?');
        const places = names.map((name) => result.indexOf(name));
        expect(places.every((at, place) => at > (places[place - 1] ?? -1))).toBe(true);
        const scores = [...result.matchAll(/\(([^)]+)\)/g)].map(([, score]) => score).slice(0, names.length);
        expect(scores).toEqual((order ?? []).map((seat) => game.points(points?.[seat] ?? 0)));
      });
    }
  });

  it('has pictures and links with full addresses, and words for each picture', async () => {
    const { items } = await readFeed(locale);
    for (const { body } of items) {
      const pictures = [...body.querySelectorAll('img')];
      expect(pictures.length).toBeGreaterThan(0);
      for (const picture of pictures) {
        expect(picture.getAttribute('src')).toMatch(new RegExp(`^${SITE}pictures/.*\\.${locale}\\.png$`));
        expect((picture.getAttribute('alt') ?? '').length).toBeGreaterThan(20);
      }
      for (const link of body.querySelectorAll('a'))
        expect(link.getAttribute('href')).toMatch(new RegExp(`^${SITE}`));
    }
  });
});

describe('an entry', () => {
  it('tells a short match whole, play by play', async () => {
    const { items } = await readFeed('en', [hostedMatch('first-dawn')]);
    const text = items[0]?.body.textContent ?? '';
    expect(text).toContain('Ari Malachitis leads 8♥.');
    expect(text).toContain('Physo lays 9♦\u00A09♣ over Ari Malachitis’s eight.');
    expect(text).not.toContain(CATALOGUES.en.feed.inPart(0, 0).slice(0, 20));
    const { frames } = hostedMatch('first-dawn').source.round(0);
    // All but the ranking, which is the result; and what is remarked on in the line that was not played.
    expect(items[0]?.body.querySelectorAll('h3 + ol > li')).toHaveLength(frames.length - 1);
    expect(items[0]?.body.querySelectorAll('h3 + ul > li')).toHaveLength(5 + 1 + 3);
  });

  it('tells of a long match what the log remarks on, and says that there is more', async () => {
    const { items } = await readFeed('en', [hostedMatch('sevens-rule')]);
    const text = items[0]?.body.textContent ?? '';
    expect(text).toContain('of its 167 moments these are the 14 that the log remarks on');
    expect(text).toContain('Three plays, three leads, and the Doulos is Archon.');
    expect(text).not.toContain('Physo must pass');
  });

  it('bears the date of its log, the newest first', async () => {
    const { items } = await readFeed('en');
    const dates = items.map(({ textOf }) => Date.parse(textOf('pubDate')));
    expect(dates).toEqual([...dates].sort((a, b) => b - a));
    const first = items.find(({ textOf }) => textOf('link').endsWith('/first-dawn/'));
    expect(first?.textOf('pubDate')).toBe('Sun, 01 Nov 2026 00:00:00 GMT');
  });
});

describe('a log that writes markup', () => {
  it('makes no element of it, and leaves the feed well-formed', async () => {
    const { xml, page, items } = await readFeed('en', [hostileMatch()]);
    expect(page.querySelector('parsererror')).toBeNull();
    expect(xml).not.toMatch(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u);
    expect(items).toHaveLength(1);
    expect(items[0]?.textOf('title')).toContain('<script>alert(1)</script>');
    const before = await feedXml([hostileMatch()], 'en', SITE);
    expect(before).not.toMatch(/<(?:img|script)\b/);
    const written = document.createElement('div');
    written.innerHTML = items[0]?.textOf('content:encoded') ?? '';
    expect(written.querySelectorAll('script, [onerror]')).toHaveLength(0);
    expect(written.textContent).toContain('<img src=x onerror=alert(1)>');
  });

  it('gets no date from what is none', () => {
    expect([dayOf('2026-13-45'), dayOf('spring'), dayOf(null)]).toEqual([undefined, undefined, undefined]);
    expect(dayOf('2026-11-01')?.toISOString()).toBe('2026-11-01T00:00:00.000Z');
  });
});

describe('tellMatch', () => {
  it('keeps of a long match what is remarked on, by trick, without empty tricks', () => {
    const { isWhole, remarked, all, rounds } = tellMatch(hostedMatch('sevens-rule'));
    expect({ isWhole, remarked, all }).toEqual({ isWhole: false, remarked: 14, all: 167 });
    expect(rounds[0]?.groups).toEqual([]);
    const told = rounds[2]?.groups.flatMap(({ items }) => items.map(({ frame }) => frame.at));
    expect(told).toEqual(['r3d', 'r3t1p2', 'r3t3p1']);
  });
});
