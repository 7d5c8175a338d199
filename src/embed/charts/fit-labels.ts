/** Names beside a chart were given room before anybody knew the reader's font: those that are wider are drawn closer. */

/** What is not shown yet has no width, and is left for the next time. */
export function fitLabels(place: Element): void {
  for (const text of place.querySelectorAll('.labels text')) {
    const { left, right } = text.getBoundingClientRect();
    const edge = text.closest('svg')?.getBoundingClientRect().right ?? right;
    if (right <= edge || text.hasAttribute('textLength')) continue;
    text.setAttribute('textLength', String(edge - left));
    text.setAttribute('lengthAdjust', 'spacingAndGlyphs');
  }
}
