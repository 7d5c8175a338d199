/** Starts the service worker and tells it what was loaded before it was there, so that the first visit counts too. */

/** Where addresses wait for a worker in this tab: one may leave a page before the worker is ready. */
const WAITING = 'epanastasi-loaded';

/** `script` is the worker's address; its folder is the site. */
export async function keepOffline(script: string): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    wait([...waiting(), ...loadedUrls()]);
    await navigator.serviceWorker.register(script);
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ visited: [...new Set([...waiting(), ...loadedUrls()])] });
    wait([]);
  } catch {
    // A browser that forbids workers, or to keep anything, shows the site all the same.
  }
}

function waiting(): string[] {
  return sessionStorage.getItem(WAITING)?.split(' ') ?? [];
}

function wait(urls: readonly string[]): void {
  if (urls.length === 0) sessionStorage.removeItem(WAITING);
  else sessionStorage.setItem(WAITING, [...new Set(urls)].join(' '));
}

/** The page, all it has loaded, and what it asks to be kept besides (`data-keep` of `main`). */
function loadedUrls(): string[] {
  const kept = document.querySelector('main')?.dataset.keep?.split(' ') ?? [];
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const urls = [location.href, ...loaded, ...kept.map((url) => new URL(url, location.href).href)];
  return [...new Set(urls.map((url) => url.replace(/#.*$/s, '')))].filter((url) => !url.endsWith('/sw.js'));
}
