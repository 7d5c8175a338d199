/** What a reader did to a part of the page before something live took its place: what he unfolded, chose and stood on. */
type Doing = (live: HTMLElement) => void;

/** Looks at the part as it stands; what comes back does the same to the live one, where it has the same things. */
export function carryOver(standing: HTMLElement): Doing {
  const unfolded = [...standing.querySelectorAll('details')].filter(({ open }) => open).map(nthOf(standing));
  const chosen = [...standing.querySelectorAll<HTMLInputElement>('input:checked')].map(nthOf(standing));
  const focused = [...standing.querySelectorAll<HTMLElement>(':focus')].map(nthOf(standing));
  return (live) => {
    for (const find of unfolded) (find(live) as HTMLDetailsElement | undefined)?.setAttribute('open', '');
    for (const find of chosen) {
      const input = find(live) as HTMLInputElement | undefined;
      if (input && !input.checked) input.click();
    }
    for (const find of focused) find(live)?.focus();
  };
}

/** Finds an element again elsewhere: the n-th of its kind and class. */
function nthOf(root: HTMLElement) {
  return (element: HTMLElement) => {
    const kind = [element.localName, ...element.classList].join('.');
    const n = [...root.querySelectorAll(kind)].indexOf(element);
    return (live: HTMLElement) => live.querySelectorAll<HTMLElement>(kind)[n];
  };
}
