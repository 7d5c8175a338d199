/** A recorded match, folded and packed: what a replay page fetches to step through it. */
import type { APIRoute, GetStaticPaths } from 'astro';
import { hostedMatches } from '../../../view/hosted/matches.ts';
import { type PackedSource, packShownRound } from '../../../view/source/pack-source.ts';

export const getStaticPaths: GetStaticPaths = () =>
  hostedMatches().map((match) => ({ params: { match: match.name }, props: { match } }));

export const GET: APIRoute = ({ props: { match } }) => {
  const { source } = match as ReturnType<typeof hostedMatches>[number];
  const packed: PackedSource = {
    head: source.head,
    facts: source.facts,
    rounds: source.rounds.map((_, i) => packShownRound(source.round(i))),
  };
  return new Response(JSON.stringify(packed), { headers: { 'Content-Type': 'application/json' } });
};
