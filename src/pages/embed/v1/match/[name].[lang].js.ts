/** A recorded match made ready to be shown, in one language: a data part of the embed. */
import type { APIRoute, GetStaticPaths } from 'astro';
import { dataPart } from '../../../../embed/make/data-part.ts';
import { LANGUAGES, type Language } from '../../../../explain/messages/languages.ts';
import { hostedShowing } from '../../../../layouts/embed/hosted-showing.ts';
import { scriptResponse } from '../../../../layouts/embed/utf8-script.ts';
import { siteRoot } from '../../../../layouts/links.ts';
import { type HostedMatch, hostedMatches } from '../../../../view/hosted/matches.ts';

interface Props {
  readonly match: HostedMatch;
  readonly lang: Language;
}

export const getStaticPaths: GetStaticPaths = () =>
  hostedMatches().flatMap((match) =>
    LANGUAGES.map((lang) => ({ params: { name: match.name, lang }, props: { match, lang } satisfies Props })),
  );

export const GET: APIRoute<Props> = ({ props: { match, lang }, site, url }) =>
  scriptResponse(dataPart(`match/${match.name}.${lang}`, hostedShowing(match, lang, siteRoot(site ?? url))));
