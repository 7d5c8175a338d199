/** A recorded match as a walk through the map of its game, in a language. */
import type { APIRoute } from 'astro';
import type { Language } from '../../../../explain/messages/languages.ts';
import { href } from '../../../../layouts/links.ts';
import { localePaths } from '../../../../layouts/locales.ts';
import { type HostedMatch, hostedMatches } from '../../../../view/hosted/matches.ts';
import type { RunData } from '../../../../view/map/run-data.ts';
import { runSteps } from '../../../../view/map/tell-visit.ts';

export function getStaticPaths() {
  return hostedMatches().flatMap((match) =>
    localePaths().map(({ params, props }) => ({
      params: { ...params, game: match.source.head.game, match: match.name },
      props: { ...props, match },
    })),
  );
}

export const GET: APIRoute<{ readonly locale: Language; readonly match: HostedMatch }> = ({ props }) => {
  const { locale, match } = props;
  const run: RunData = { replay: href(`replay/${match.name}`, locale), steps: runSteps(match, locale) };
  return Response.json(run);
};
