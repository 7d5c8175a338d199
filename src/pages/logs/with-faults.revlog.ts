/** The faulty log that the page for opening logs offers to try. */
import type { APIRoute } from 'astro';
import text from '../../view/open/samples/with-faults.revlog?raw';

export const GET: APIRoute = () =>
  new Response(text, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
