/** The feed of the recorded matches, in each language. */
import type { APIRoute, GetStaticPaths } from 'astro';
import { feedXml } from '../../layouts/feed/feed.ts';
import { siteRoot } from '../../layouts/links.ts';
import { type LocalePath, localePaths } from '../../layouts/locales.ts';
import { hostedMatches } from '../../view/hosted/matches.ts';

export const getStaticPaths: GetStaticPaths = () => localePaths();

export const GET: APIRoute<LocalePath['props']> = async ({ props: { locale }, site, url }) =>
  new Response(await feedXml(hostedMatches(), locale, siteRoot(site ?? url)), {
    headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' },
  });
