/** The showing of a recorded match: what its data part holds, and what the pages for frames start from. */
import { makeShowing } from '../../embed/make/make-showing.ts';
import type { Showing } from '../../embed/showing.ts';
import { tellerOf } from '../../embed/teller/teller.ts';
import { CATALOGUES } from '../../explain/messages/catalogues.ts';
import type { Language } from '../../explain/messages/languages.ts';
import { metaOf } from '../../explain/meta-of.ts';
import type { HostedMatch } from '../../view/hosted/matches.ts';
import { localeFolder, pageOf } from '../../view/share/places.ts';

/** `site`: the full address of the site's root, ending in a slash. */
export function hostedShowing(match: HostedMatch, locale: Language, site: string): Showing {
  const { name, source } = match;
  const words = CATALOGUES[locale];
  const { game, meta } = source.head;
  return makeShowing(source, tellerOf(words), {
    name,
    locale,
    title: metaOf(meta, 'event', locale) ?? words.game.games[game] ?? game,
    page: pageOf({ site, locale, match: name }),
    rules: `${localeFolder(site, locale)}rules/${game}/`,
  });
}
