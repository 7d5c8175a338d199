/** What oEmbed says of a recorded match and of each of its shared moments, in each language: a file, so that no server need answer. */
import type { APIRoute, GetStaticPaths } from 'astro';
import { LANGUAGES, type Language } from '../../../explain/messages/languages.ts';
import { siteRoot } from '../../../layouts/links.ts';
import { oembedAnswer } from '../../../layouts/moments/oembed.ts';
import { type HostedMatch, hostedMatches } from '../../../view/hosted/matches.ts';
import { type SharedAt, sharedMomentsOf } from '../../../view/hosted/shared-moments.ts';

interface Props {
  readonly match: HostedMatch;
  readonly shared: SharedAt;
  readonly locale: Language;
}

export const getStaticPaths: GetStaticPaths = () =>
  LANGUAGES.flatMap((locale) =>
    hostedMatches().flatMap((match) =>
      sharedMomentsOf(match).map((shared) => ({
        params: { match: match.name, at: shared.at || 'match', locale },
        props: { match, shared, locale } satisfies Props,
      })),
    ),
  );

export const GET: APIRoute<Props> = ({ props: { match, shared, locale }, site, url }) =>
  new Response(JSON.stringify(oembedAnswer(match, shared, locale, siteRoot(site ?? url))), {
    headers: { 'Content-Type': 'application/json' },
  });
