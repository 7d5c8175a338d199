/** The pictures of a hosted match as pages and cards show them: addresses and sizes of what `pages/pictures/` draws. */
import { CATALOGUES } from '../../explain/messages/catalogues.ts';
import type { Language } from '../../explain/messages/languages.ts';
import type { HostedMatch } from '../../view/hosted/matches.ts';
import { nameOf } from '../../view/player/names.ts';
import type { SharedPicture } from '../../view/share/model.ts';
import { type Place, pictureOf } from '../../view/share/places.ts';
import { CARD_SIZE, POST_SIZE } from '../../view/share/sizes.ts';

/** The picture for a card: PNG, as no scraper draws SVG. `at` as in `SharedAt`. */
export function cardOf(place: Place, at: string) {
  return { href: pictureOf(place, at === '' ? 'titles' : 'table', at, 'png'), ...CARD_SIZE };
}

/** What the picture of a match says: who held which title after each round. */
export function resultsOf({ source }: Pick<HostedMatch, 'source'>, locale: Language): string {
  const { charts } = CATALOGUES[locale];
  const { head, rounds } = source;
  const results = rounds.map(({ number, order }) => {
    const names = order?.map((seat) => nameOf(head.players[seat]?.name ?? '')).join(', ');
    return names === undefined ? charts.noResult(number) : charts.roundResult(number, names);
  });
  return [charts.titles(rounds.length), ...results].map((sentence) => `${sentence}.`).join(' ');
}

/** The picture for a page, by day and by night. */
export function figureOf(place: Place, at: string): SharedPicture {
  const [href, dark] = (['light', 'dark'] as const).map((theme) =>
    pictureOf(place, 'table', at, 'svg', theme),
  );
  return { href: href ?? '', dark: dark ?? null, ...POST_SIZE };
}
