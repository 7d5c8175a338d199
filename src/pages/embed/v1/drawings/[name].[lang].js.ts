/** The charts of a recorded match, drawn whole in one language: a data part of the embed. */
import type { APIRoute, GetStaticPaths } from 'astro';
import { dataPart } from '../../../../embed/make/data-part.ts';
import { makeDrawings } from '../../../../embed/make/make-drawings.ts';
import { CATALOGUES } from '../../../../explain/messages/catalogues.ts';
import { LANGUAGES, type Language } from '../../../../explain/messages/languages.ts';
import { scriptResponse } from '../../../../layouts/embed/utf8-script.ts';
import { type HostedMatch, hostedMatches } from '../../../../view/hosted/matches.ts';

interface Props {
  readonly match: HostedMatch;
  readonly lang: Language;
}

export const getStaticPaths: GetStaticPaths = () =>
  hostedMatches().flatMap((match) =>
    LANGUAGES.map((lang) => ({ params: { name: match.name, lang }, props: { match, lang } satisfies Props })),
  );

export const GET: APIRoute<Props> = ({ props: { match, lang } }) => {
  const drawings = makeDrawings(match.source, CATALOGUES[lang], lang);
  return scriptResponse(dataPart(`drawings/${match.name}.${lang}`, drawings));
};
