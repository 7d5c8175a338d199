/** Opens what is folded while the page is printed: paper cannot be clicked. */

/** `selector` finds the folds at the moment of printing; those that were closed are closed again after it. */
export function printWhole(page: Window, selector: string): void {
  let opened: HTMLDetailsElement[] = [];
  page.addEventListener('beforeprint', () => {
    opened = [...page.document.querySelectorAll<HTMLDetailsElement>(`${selector}:not([open])`)];
    for (const fold of opened) fold.open = true;
  });
  page.addEventListener('afterprint', () => {
    for (const fold of opened) fold.open = false;
  });
}
