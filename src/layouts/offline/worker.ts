/**
 * The service worker: what was visited once works without a network. The files of the build are
 * stored when it is installed; pages and data as they are visited. A new build renews the visited pages.
 */
import { copyKey, offlinePage, strategyFor } from './strategy.ts';

declare const self: ServiceWorkerGlobalScope;
/** Filled in by the build: a hash over all files, and the addresses of those to store at once. */
declare const BUILD: string;
declare const FILES: readonly string[];

const VISITED = 'epanastasi-visited';
const BUILT = `epanastasi-built-${BUILD}`;
/** How long a page may take before its copy is shown, in milliseconds. */
const PATIENCE = 4000;

const scope = self.registration.scope;

self.addEventListener('install', (event) => {
  event.waitUntil(store().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(takeOver());
});

self.addEventListener('message', (event) => {
  const { visited } = (event.data ?? {}) as { visited?: unknown };
  if (Array.isArray(visited)) event.waitUntil(keep(visited.filter((url) => typeof url === 'string')));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const strategy = strategyFor(request, scope);
  if (strategy === 'network-first') event.respondWith(pageFor(request));
  if (strategy === 'copy-first') event.respondWith(fileFor(request));
  if (strategy === 'copy-then-refresh') {
    const fresh = fetchAndKeep(request, request.mode);
    event.respondWith(copyOf(request).then((copy) => copy ?? fresh));
    event.waitUntil(fresh.catch(() => undefined));
  }
});

async function store(): Promise<void> {
  const built = await caches.open(BUILT);
  await built.addAll(FILES.map((file) => new Request(new URL(file, scope), { cache: 'reload' })));
}

/** Drops the files of older builds and fetches the visited pages anew, as they name files that are gone. */
async function takeOver(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith('epanastasi-built-') && name !== BUILT);
  await Promise.all(old.map((name) => caches.delete(name)));
  if (old.length > 0) await renewVisited();
  await self.clients.claim();
}

async function renewVisited(): Promise<void> {
  const visited = await caches.open(VISITED);
  for (const { url } of await visited.keys()) {
    const fresh = await fetch(url).catch(() => null);
    if (fresh?.ok) await visited.put(url, fresh);
    else if (fresh) await visited.delete(url);
  }
}

/** Keeps pages and files that were loaded before the worker was there, but for those that it brings by itself. */
async function keep(urls: readonly string[]): Promise<void> {
  const brought = new Set(FILES.map((file) => new URL(file, scope).href));
  const ours = urls.filter((url) => url.startsWith(scope) && !brought.has(url));
  const missing = await Promise.all(
    ours.map(async (url) => ((await caches.match(copyKey(url, 'cors'))) ? [] : [url])),
  );
  await Promise.all(
    missing.flat().map((url) => fetchAndKeep(new Request(url), 'cors').catch(() => undefined)),
  );
}

async function pageFor(request: Request): Promise<Response> {
  const fresh = fetchAndKeep(request, 'navigate');
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE));
  const answer = await Promise.race([fresh, late]).catch(() => undefined);
  return answer ?? (await copyOf(request)) ?? (await fresh.catch(() => lost(request)));
}

async function lost(request: Request): Promise<Response> {
  return (await caches.match(offlinePage(request.url, scope))) ?? Response.error();
}

async function fileFor(request: Request): Promise<Response> {
  return (await copyOf(request)) ?? fetchAndKeep(request, request.mode);
}

function copyOf(request: Request): Promise<Response | undefined> {
  return caches.match(copyKey(request.url, request.mode));
}

async function fetchAndKeep(request: Request, mode: string): Promise<Response> {
  const response = await fetch(request);
  if (response.ok && !response.redirected) {
    const visited = await caches.open(VISITED);
    await visited.put(copyKey(request.url, mode), response.clone());
  }
  return response;
}
