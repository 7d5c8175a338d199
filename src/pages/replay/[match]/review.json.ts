/** The review of a recorded match: what a replay page fetches when its reader first acts. */
import type { APIRoute, GetStaticPaths } from 'astro';
import { reviewOf } from '../../../view/hosted/hosted-analysis.ts';
import { hostedMatches } from '../../../view/hosted/matches.ts';

export const getStaticPaths: GetStaticPaths = () =>
  hostedMatches().flatMap((match) => {
    const review = reviewOf(match);
    return review ? [{ params: { match: match.name }, props: { review } }] : [];
  });

export const GET: APIRoute = ({ props: { review } }) =>
  new Response(JSON.stringify(review), { headers: { 'Content-Type': 'application/json' } });
