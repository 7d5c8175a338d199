/** Draws how often each transition was taken as the thickness of its arrow. */

/** Pixels of an arrow that was never taken, and of the one taken most. */
const THIN = 1;
const THICK = 6;

/** Grows with the root of the count, so that rare ways still differ from each other. */
export function thickness(count: number, most: number): number {
  return most === 0 ? THIN : THIN + (THICK - THIN) * Math.sqrt(count / most);
}

export function showCounts(drawing: Element, counts: ReadonlyMap<string, number>): void {
  const most = Math.max(0, ...counts.values());
  for (const way of drawing.querySelectorAll('[data-transition]')) {
    const count = counts.get(way.getAttribute('data-transition') ?? '') ?? 0;
    const line = way.querySelector<SVGPathElement>('.edge');
    if (line) line.style.strokeWidth = `${thickness(count, most).toFixed(2)}px`;
    way.classList.toggle('untaken', count === 0);
  }
}
