/** Starts the service worker and tells it what this page has loaded so far, so that the first visit counts too. */

/** `script` is the worker's address; its folder is the site. */
export async function keepOffline(script: string): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register(script);
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ visited: loadedUrls() });
  } catch {
    // A browser that forbids workers shows the site all the same.
  }
}

/** The page, all it has loaded, and what it asks to be kept besides (`data-keep` of `main`). */
function loadedUrls(): string[] {
  const kept = document.querySelector('main')?.dataset.keep?.split(' ') ?? [];
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const urls = [location.href, ...loaded, ...kept.map((url) => new URL(url, location.href).href)];
  return [...new Set(urls.map((url) => url.replace(/#.*$/s, '')))].filter((url) => !url.endsWith('/sw.js'));
}
