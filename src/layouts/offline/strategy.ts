/** How the service worker answers a request: which of network and store comes first. */

export type Strategy =
  /** Not ours: the browser goes on as if there were no worker. */
  | 'pass'
  /** A page: the network's if it is there in time, else the copy, else the page that says so. */
  | 'network-first'
  /** A file whose name changes with its content: the copy for ever. */
  | 'copy-first'
  /** Anything else of the site: the copy at once, and a fresh one for the next time. */
  | 'copy-then-refresh';

/** What the worker needs to know of a request. */
export interface Asked {
  readonly method: string;
  readonly mode: string;
  readonly url: string;
}

/** The strategy for a request; `scope` is the full address under which the site lives, with a slash at its end. */
export function strategyFor({ method, mode, url }: Asked, scope: string): Strategy {
  const { href, pathname } = new URL(url);
  if (method !== 'GET' || !href.startsWith(scope)) return 'pass';
  if (mode === 'navigate') return 'network-first';
  return pathname.startsWith(`${new URL(scope).pathname}_astro/`) ? 'copy-first' : 'copy-then-refresh';
}

/** The address a copy is kept under: without the hash, and for pages without the query. */
export function copyKey(url: string, mode: string): string {
  const key = new URL(url);
  key.hash = '';
  if (mode === 'navigate') key.search = '';
  return key.href;
}

/** The page to show where neither network nor copy is there, in the language of the address. */
export function offlinePage(url: string, scope: string): string {
  const language = /^(?:el|hu)\//.exec(url.slice(scope.length))?.[0] ?? '';
  return `${scope}${language}offline/`;
}
