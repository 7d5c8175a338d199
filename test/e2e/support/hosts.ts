/**
 * Two servers on loopback: the built site as a plain static host has it (no CORS, no service), and the pages of authors who embed it, on
 * another origin. Each worker of the browser tests has its own.
 */
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { test as base } from '@playwright/test';

const DIST = new URL('../../../dist/', import.meta.url).pathname;
const FIXTURES = new URL('../fixtures/embed/', import.meta.url).pathname;

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
};

export interface Hosts {
  /** Full address of the site's root, ending in a slash. */
  readonly site: string;
  /** Origin of the authors' pages. */
  readonly origin: string;
  /** Puts a page on the authors' host and gives its address; `SITE` in it stands for the site. */
  readonly publish: (html: string, headers?: Readonly<Record<string, string>>, type?: string) => string;
}

/** A page of the fixtures, as it stands. */
export function fixture(name: string): string {
  return readFileSync(join(FIXTURES, name), 'utf8');
}

export const test = base.extend<object, { hosts: Hosts }>({
  hosts: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from here.
    async ({}, use) => {
      const siteServer = createServer(serveSite);
      const site = `${await listen(siteServer)}/`;
      const pages = new Map<string, { body: string; headers: Readonly<Record<string, string>> }>();
      const authors = createServer((request, response) => {
        const page = pages.get(request.url ?? '');
        response.writeHead(page ? 200 : 404, page?.headers);
        response.end(page?.body);
      });
      const origin = await listen(authors);
      await use({
        site,
        origin,
        publish: (html, headers = {}, type = TYPES['.html']) => {
          const path = `/${pages.size}`;
          const body = html.replaceAll('SITE', site);
          pages.set(path, { body, headers: { 'Content-Type': type ?? 'text/plain', ...headers } });
          return `${origin}${path}`;
        },
      });
      for (const server of [siteServer, authors]) {
        server.closeAllConnections();
        server.close();
      }
    },
    { scope: 'worker' },
  ],
});

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function serveSite(request: IncomingMessage, response: ServerResponse): void {
  const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname));
  const file = join(DIST, path.endsWith('/') ? `${path}index.html` : path);
  try {
    const body = readFileSync(file);
    response.writeHead(200, { 'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream' });
    response.end(body);
  } catch {
    response.writeHead(404).end();
  }
}
