/** Puts the scripts of the embed beside the pages: when the site is built, and made anew at every request while one edits. */
import { mkdirSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { EMBED_FOLDER } from '../../embed/parts.ts';
import { bundle } from './bundle.ts';
import { ENTRIES } from './entries.ts';

const SCRIPT = new RegExp(`/${EMBED_FOLDER}/([\\w.-]+)\\.js$`);

export function embed(): AstroIntegration {
  return {
    name: 'embed',
    hooks: {
      'astro:server:setup': ({ server }) => {
        server.middlewares.use(serveScript);
      },
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(new URL(`${EMBED_FOLDER}/`, dir));
        mkdirSync(folder, { recursive: true });
        for (const name of Object.keys(ENTRIES)) writeFileSync(`${folder}${name}.js`, await bundle(name));
      },
    },
  };
}

function serveScript(
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
): void {
  const name = SCRIPT.exec(new URL(request.url ?? '/', 'http://localhost').pathname)?.[1];
  if (!name || !ENTRIES[name]) next();
  else {
    bundle(name).then((code) => {
      response.setHeader('Content-Type', 'text/javascript');
      response.end(code);
    }, next);
  }
}
