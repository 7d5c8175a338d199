import { h } from 'preact';
import renderToString from 'preact-render-to-string';
import { describe, expect, it } from 'vitest';
import type { Language } from '../../src/explain/messages/languages.ts';
import { cutText } from '../../src/layouts/moments/cut-text.ts';
import { MomentView } from '../../src/layouts/moments/MomentView.tsx';
import { momentFacts } from '../../src/layouts/moments/moment-facts.ts';

import { type HostedMatch, hostedMatches } from '../../src/view/hosted/matches.ts';
import { lineOfShared, sharedMomentsOf } from '../../src/view/hosted/shared-moments.ts';
import { hostedMatch, hostileMatch } from '../support/hosted.ts';
import { readingOf } from '../view/fixtures/reading.ts';

describe('sharedMomentsOf', () => {
  it('names the match, each round’s start, and what the log remarks on, in reading order', () => {
    const moments = sharedMomentsOf(hostedMatch('sevens-rule'));
    expect(moments.map(({ at }) => at)).toEqual([
      ...['', 'r1d', 'r1e'],
      ...['r2d', 'r2x2', 'r2x5', 'r2v', 'r2t1p1', 'r2t2p1', 'r2t3p1', 'r2t5p2', 'r2t8p1', 'r2e'],
      ...['r3d', 'r3t1p2', 'r3t3p1'],
    ]);
    const unremarked = moments.filter(({ why }) => why !== 'annotated');
    expect(unremarked.map(({ at, why }) => [at, why])).toEqual([
      ['', 'match'],
      ['r1d', 'round'],
      ['r2d', 'round'],
      ['r3d', 'round'],
    ]);
  });

  it('gives every moment the index of its frame on its line, branches too', () => {
    for (const match of hostedMatches()) {
      for (const moment of sharedMomentsOf(match).slice(1)) {
        expect(lineOfShared(match, moment).frames[moment.frameIndex]?.at).toBe(moment.at);
      }
    }
    const branched = sharedMomentsOf(hostedMatch('first-dawn')).filter(({ branch }) => branch !== null);
    expect(branched.map(({ at }) => at)).toEqual([
      'r1t2p5~An-ace-in-time',
      'r1t7p1~An-ace-in-time',
      'r1t8p1~An-ace-in-time',
    ]);
  });

  it('names no moment twice', () => {
    for (const match of hostedMatches()) {
      const names = sharedMomentsOf(match).map(({ at }) => at);
      expect(new Set(names).size).toBe(names.length);
    }
  });
});

function factsAt(match: HostedMatch, at: string, locale: Language = 'en') {
  const shared = sharedMomentsOf(match).find((each) => each.at === at);
  if (!shared) throw new Error(`${match.name} shares no ${at}.`);
  return momentFacts(match, shared, locale);
}

/** The page's own part, as markup. */
function pageAt(match: HostedMatch, at: string, locale: Language = 'en'): string {
  return renderToString(
    h(MomentView, {
      moment: factsAt(match, at, locale),
      locale,
      reading: readingOf(match.source, locale),
      picture: { href: '/light.svg', dark: '/dark.svg', width: 1200, height: 630 },
      score: null,
      links: {
        match: '/replay/',
        replayAt: (moment: string) => `/replay/#at=${moment}`,
        previous: null,
        next: '/replay/next/',
      },
    }),
  );
}

describe('momentFacts', () => {
  it('says the moment for a card: what happened, where, and what the log remarks', () => {
    const { title, description, caption, event } = factsAt(hostedMatch('sevens-rule'), 'r2t1p1');
    expect(title).toBe('Ari Malachitis leads 7♦ 7♥ 7♣ 7♠');
    expect(event).toBe('The night the sevens ruled');
    expect(caption).toBe('Round 2 · Trick 1');
    expect(description).toBe(
      'The night the sevens ruled, round 2, trick 1. Nothing beats a seven now, so the four of them could also be led one at a time. Together they leave nobody a turn in between.',
    );
  });

  it('says why it was so where the log is silent, and that a line was not played', () => {
    expect(factsAt(hostedMatch('sevens-rule'), 'r1d').description).toContain('Nobody has a title yet');
    const { caption, alt } = factsAt(hostedMatch('first-dawn'), 'r1t7p1~An-ace-in-time');
    expect(caption).toBe('Round 1 · Trick 7 · What if: An ace in time');
    expect(alt).toMatch(/^The table: Round 1, trick 7, line “An ace in time”, which was not played\. /);
  });

  it('says it in each language', () => {
    expect(factsAt(hostedMatch('sevens-rule'), 'r2v', 'el').title).toMatch(/^Επανάσταση/);
    expect(factsAt(hostedMatch('sevens-rule'), 'r2v', 'hu').description).toMatch(
      /^Az éjszaka, amikor a hetesek uralkodtak, 2\. kör, 1\. ütés\. A világ/,
    );
  });

  it('has room on a card for every moment there is', () => {
    for (const match of hostedMatches()) {
      for (const shared of sharedMomentsOf(match)) {
        const { title, description } = momentFacts(match, shared, 'el');
        expect(title.length).toBeLessThanOrEqual(90);
        expect(description.length).toBeLessThanOrEqual(240);
      }
    }
  });
});

describe('the page of a moment', () => {
  it('has the sentence, the picture with the position in words, the remark, and the ways on', () => {
    const html = pageAt(hostedMatch('sevens-rule'), 'r2t1p1');
    expect(html.match(/<h1>/g)).toHaveLength(1);
    expect(html).toContain(
      '<source data-dark="true" srcset="/dark.svg" media="screen and (prefers-color-scheme: dark)"/>',
    );
    expect(html).toMatch(
      /<img src="\/light.svg" alt="The table: Round 2, trick 1\..*" width="1200" height="630"\/>/,
    );
    expect(html).toContain('Together they leave nobody a turn in between.');
    expect(html).not.toContain('lang="el"');
    expect(html).toContain('href="/replay/#at=r2t1p1"');
    expect(html).toContain('rel="next"');
    expect(html).not.toContain('rel="prev"');
    expect(html).not.toMatch(/<script|undefined|NaN/);
  });

  it('lists the plays of the trick and marks its own', () => {
    const html = pageAt(hostedMatch('sevens-rule'), 'r2t1p1');
    expect(html.match(/<li[ >]/g)).toHaveLength(6);
    expect(html.match(/<li aria-current="true"><a href="\/replay\/#at=r2t1p1">/g)).toHaveLength(1);
  });

  it('of a round lists all of it, and leaves passes out where they are too many', () => {
    const short = pageAt(hostedMatch('first-dawn'), 'r1d');
    expect(short.match(/<li[ >]/g)).toHaveLength(hostedMatch('first-dawn').source.round(0).frames.length);
    expect(short).not.toContain('Passes are left out.');
    const { frames } = hostedMatch('twelve-at-table').source.round(1);
    const long = pageAt(hostedMatch('twelve-at-table'), 'r2d');
    expect(long.match(/<li[ >]/g)).toHaveLength(frames.filter(({ did }) => did.type !== 'pass').length);
    expect(long).toContain('Passes are left out.');
  });

  it('makes no markup of what a log writes', () => {
    for (const at of ['r1d', 'r1t1p1', 'r1t7p1~An-ace-in-time']) {
      const html = pageAt(hostileMatch(), at);
      expect(html).not.toMatch(/<(?:script|img src=x)/);
      expect(html).toContain('&lt;script>');
    }
  });
});

describe('cutText', () => {
  it('leaves what fits, and cuts the rest between words', () => {
    expect(cutText('Ari leads', 9)).toBe('Ari leads');
    expect(cutText('Ari leads three sevens, and', 26)).toBe('Ari leads three sevens…');
    expect(cutText('Rindfleischetikettierung', 10)).toBe('Rindfleis…');
  });

  it('leaves no half of a character', () => {
    expect(cutText('ab🂡🂡🂡🂡', 6)).toBe('ab🂡…');
  });
});
