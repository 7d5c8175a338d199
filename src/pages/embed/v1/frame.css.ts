/** The style of the pages for iframes, as a file: their policy allows nothing inline. */
import type { APIRoute } from 'astro';
import { paletteCss } from '../../../charts/palette-css.ts';
import frame from '../../../layouts/frame/frame.css?raw';

export const GET: APIRoute = () =>
  new Response(`${paletteCss()}\n${frame}`, { headers: { 'Content-Type': 'text/css' } });
