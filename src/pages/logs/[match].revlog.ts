/** A recorded match as the file that it was read from. */
import type { APIRoute, GetStaticPaths } from 'astro';
import { hostedMatches } from '../../view/hosted/matches.ts';

export const getStaticPaths: GetStaticPaths = () =>
  hostedMatches().map(({ name, text }) => ({ params: { match: name }, props: { text } }));

export const GET: APIRoute = ({ props: { text } }) =>
  new Response(String(text), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
