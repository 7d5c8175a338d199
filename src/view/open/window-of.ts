/** Which rows of a long list are in sight. Browsers cannot scroll through any height, so very long lists are squeezed. */

/** Pixels that every browser can scroll through. */
const TALLEST = 8_000_000;

export interface ListWindow {
  /** Height of the scrolled content. */
  readonly height: number;
  /** The rows to show, `from` inclusive, `to` exclusive, and where the first of them stands. */
  readonly from: number;
  readonly to: number;
  readonly top: number;
}

interface ListState {
  readonly count: number;
  readonly rowHeight: number;
  readonly scrollTop: number;
  readonly viewHeight: number;
}

export function windowOf({ count, rowHeight, scrollTop, viewHeight }: ListState): ListWindow {
  const full = count * rowHeight;
  const height = Math.min(full, TALLEST);
  const rows = Math.ceil(viewHeight / rowHeight) + 1;
  const offset = unsqueeze(scrollTop, full, height, viewHeight);
  const from = Math.max(0, Math.min(count - 1, Math.floor(offset / rowHeight)));
  return { height, from, to: Math.min(count, from + rows), top: scrollTop - (offset - from * rowHeight) };
}

/** The scroll position that brings a row to the middle of the view. */
export function scrollTopFor(
  row: number,
  { count, rowHeight, viewHeight }: Omit<ListState, 'scrollTop'>,
): number {
  const full = count * rowHeight;
  const height = Math.min(full, TALLEST);
  const offset = Math.max(0, Math.min(full - viewHeight, (row + 0.5) * rowHeight - viewHeight / 2));
  return full <= viewHeight ? 0 : (offset * Math.max(0, height - viewHeight)) / (full - viewHeight);
}

function unsqueeze(scrollTop: number, full: number, height: number, viewHeight: number): number {
  if (height === full) return Math.max(0, scrollTop);
  return (scrollTop * (full - viewHeight)) / Math.max(1, height - viewHeight);
}
