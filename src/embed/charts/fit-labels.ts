/** Names beside a chart were given room before anybody knew the reader's font: those that are wider are drawn closer. */

/** What is not shown yet has no width, and is left for the next time. */
export function fitLabels(place: Element): void {
  for (const text of place.querySelectorAll('.labels text')) {
    const drawing = text.closest('svg');
    if (!drawing || text.hasAttribute('textLength')) continue;
    const { left, right } = text.getBoundingClientRect();
    const { right: edge, width } = drawing.getBoundingClientRect();
    if (right <= edge) continue;
    // The page may show the drawing larger or smaller than it was drawn.
    const scale = width / Number(drawing.getAttribute('width'));
    text.setAttribute('textLength', String((edge - left) / scale));
    text.setAttribute('lengthAdjust', 'spacingAndGlyphs');
  }
}
