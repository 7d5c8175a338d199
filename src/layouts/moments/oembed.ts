/** The answer of oEmbed (oembed.com, version 1.0) about a match or a moment: a frame to step through, and a picture of it. */
import { CATALOGUES } from '../../explain/messages/catalogues.ts';
import type { Language } from '../../explain/messages/languages.ts';
import type { HostedMatch } from '../../view/hosted/matches.ts';
import type { SharedAt } from '../../view/hosted/shared-moments.ts';
import { DEFAULTS, writeOptions } from '../../view/options.ts';
import { sharedMoment } from '../../view/share/moment.ts';
import { frameOf, momentPageOf, type Place, pageOf } from '../../view/share/places.ts';
import { FRAME_SIZE } from '../../view/share/sizes.ts';
import { frameSnippet } from '../../view/share/snippets.ts';
import { eventOf, momentFacts } from './moment-facts.ts';
import { cardOf } from './pictures.ts';

export interface OembedAnswer {
  readonly version: '1.0';
  readonly type: 'rich';
  readonly title: string;
  readonly provider_name: string;
  readonly provider_url: string;
  /** A frame without scripts of its own, and its size in pixels. */
  readonly html: string;
  readonly width: number;
  readonly height: number;
  readonly thumbnail_url: string;
  readonly thumbnail_width: number;
  readonly thumbnail_height: number;
  /** In seconds. */
  readonly cache_age: number;
}

const DAY = 24 * 60 * 60;

/** `site` is the full address of the site's root. */
export function oembedAnswer(
  match: HostedMatch,
  shared: SharedAt,
  locale: Language,
  site: string,
): OembedAnswer {
  const words = CATALOGUES[locale];
  const place: Place = { site, locale, match: match.name };
  const isMatch = shared.why === 'match';
  const { scene, title } = momentFacts(match, shared, locale);
  const event = eventOf(match, locale);
  const card = cardOf(place, shared.at);
  const link = isMatch ? pageOf(place) : momentPageOf(place, shared.at);
  const moment = sharedMoment(scene, { locale, words }, { title: event, link, picture: null });
  const href = frameOf(place, isMatch ? '' : writeOptions({ ...DEFAULTS, at: shared.at }));
  return {
    version: '1.0',
    type: 'rich',
    title: isMatch ? event : `${title} · ${event}`,
    provider_name: words.site.name,
    provider_url: site,
    html: frameSnippet(moment, { href, ...FRAME_SIZE }),
    ...FRAME_SIZE,
    thumbnail_url: card.href,
    thumbnail_width: card.width,
    thumbnail_height: card.height,
    cache_age: DAY,
  };
}
