// @vitest-environment happy-dom
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../src/explain/messages/languages.ts';
import { oembedAnswer } from '../../src/layouts/moments/oembed.ts';
import { type HostedMatch, hostedMatches } from '../../src/view/hosted/matches.ts';
import { sharedMomentsOf } from '../../src/view/hosted/shared-moments.ts';
import { hostedMatch, hostileMatch } from '../support/hosted.ts';

const SITE = 'https://example.org/epanastasi/';

const address = v.pipe(v.string(), v.url(), v.startsWith(SITE));
const pixels = v.pipe(v.number(), v.integer(), v.minValue(1));

/** What the specification of oEmbed 1.0 requires of every answer, of a rich one, and of one with a thumbnail. */
const RICH = v.strictObject({
  type: v.literal('rich'),
  version: v.literal('1.0'),
  html: v.pipe(v.string(), v.nonEmpty()),
  width: pixels,
  height: pixels,
  title: v.pipe(v.string(), v.nonEmpty()),
  provider_name: v.literal('Epanastasi'),
  provider_url: address,
  thumbnail_url: address,
  thumbnail_width: pixels,
  thumbnail_height: pixels,
  cache_age: pixels,
});

function answersOf(match: HostedMatch, locale: Language) {
  return sharedMomentsOf(match).map((shared) => ({
    shared,
    answer: oembedAnswer(match, shared, locale, SITE),
  }));
}

function momentOf(match: HostedMatch, at: string) {
  const shared = sharedMomentsOf(match).find((each) => each.at === at);
  if (!shared) throw new Error(`${match.name} shares no ${at}.`);
  return shared;
}

/** The elements that the markup of an answer makes. */
function elementsOf(html: string): Element[] {
  const body = document.createElement('div');
  body.innerHTML = html;
  return [...body.querySelectorAll('*')];
}

describe('an oEmbed answer', () => {
  it('is valid for every match and moment in every language', () => {
    for (const locale of LANGUAGES) {
      for (const match of hostedMatches()) {
        for (const { answer } of answersOf(match, locale)) {
          expect(v.safeParse(RICH, JSON.parse(JSON.stringify(answer))).issues).toBeUndefined();
        }
      }
    }
  });

  it('is one frame, shut in and named, of the size it says', () => {
    const match = hostedMatch('sevens-rule');
    for (const { answer } of answersOf(match, 'hu')) {
      const [frame, ...others] = elementsOf(answer.html);
      expect(others).toEqual([]);
      expect(frame?.tagName).toBe('IFRAME');
      expect(frame?.getAttribute('sandbox')?.split(' ')).toContain('allow-scripts');
      expect(frame?.getAttribute('sandbox')).not.toContain('allow-same-origin');
      expect(frame?.getAttribute('width')).toBe(String(answer.width));
      expect(frame?.getAttribute('height')).toBe(String(answer.height));
      expect(frame?.getAttribute('title')).toContain('Az éjszaka');
    }
  });

  it('names the moment, its frame and its picture', () => {
    const match = hostedMatch('sevens-rule');
    const answer = oembedAnswer(match, momentOf(match, 'r2t1p1'), 'en', SITE);
    expect(answer.title).toBe('Ari Malachitis leads 7♦ 7♥ 7♣ 7♠ · The night the sevens ruled');
    expect(elementsOf(answer.html)[0]?.getAttribute('src')).toBe(`${SITE}embed/v1/sevens-rule/?at=r2t1p1`);
    expect(answer.thumbnail_url).toBe(`${SITE}pictures/sevens-rule/table/r2t1p1.en.png`);
    expect([answer.thumbnail_width, answer.thumbnail_height]).toEqual([1200, 630]);
  });

  it('leads to a moment of a line that was not played', () => {
    const match = hostedMatch('first-dawn');
    const { html } = oembedAnswer(match, momentOf(match, 'r1t7p1~An-ace-in-time'), 'el', SITE);
    const src = elementsOf(html)[0]?.getAttribute('src') ?? '';
    expect(src).toMatch(`${SITE}el/embed/v1/first-dawn/?`);
    expect(new URL(src).searchParams.get('at')).toBe('r1t7p1~An-ace-in-time');
  });

  it('about the whole match has its name and its start', () => {
    const match = hostedMatch('first-dawn');
    const answer = oembedAnswer(match, momentOf(match, ''), 'en', SITE);
    expect(answer.title).toBe('First dawn on the island');
    expect(elementsOf(answer.html)[0]?.getAttribute('src')).toBe(`${SITE}embed/v1/first-dawn/`);
  });

  it('makes no markup of what a log writes', () => {
    for (const { answer } of answersOf(hostileMatch(), 'en')) {
      const elements = elementsOf(answer.html);
      expect(elements.map(({ tagName }) => tagName)).toEqual(['IFRAME']);
      expect(elements[0]?.getAttributeNames().sort()).toEqual(
        ['height', 'loading', 'sandbox', 'src', 'style', 'title', 'width'].sort(),
      );
    }
  });
});
