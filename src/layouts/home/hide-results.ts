/**
 * For a reader who wants to know no results: the box on the home that hides what tells them and makes every link to a match
 * a spoiler-free one. Remembered in this browser; the root's `data-results` holds it, set before the first paint.
 */
export const RESULTS_KEY = 'results';

const SPOILER_FREE = '#reveal=spoiler-free';

/** `box` is the checkbox, `links` lead to matches; a link that leads to a moment keeps the moment while results show. */
export function wireHideResults(box: HTMLInputElement, links: readonly HTMLAnchorElement[]): void {
  const root = document.documentElement;
  const hashes = links.map(({ hash }) => hash);
  const show = () => {
    if (box.checked) root.dataset.results = 'hidden';
    else delete root.dataset.results;
    links.forEach((link, i) => {
      link.hash = box.checked ? SPOILER_FREE : (hashes[i] ?? '');
    });
  };
  box.checked = root.dataset.results === 'hidden';
  show();
  box.addEventListener('change', () => {
    show();
    remember(box.checked);
  });
}

function remember(hidden: boolean): void {
  try {
    if (hidden) localStorage.setItem(RESULTS_KEY, 'hidden');
    else localStorage.removeItem(RESULTS_KEY);
  } catch {
    // Storage may be forbidden: the choice then lasts as long as the page.
  }
}
