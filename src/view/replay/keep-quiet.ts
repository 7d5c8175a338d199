/** What a replay page tells around its player, kept from a reader who does not want to know it. */
import type { Reveal } from '../options.ts';

/** What tells how the match ends, or how long it is. */
const OUTCOME = '.whole, .replay-length, meta[name="description"], meta[property="og:description"]';
/** What the log says of the match as a whole, which may tell of anything: a fold. */
const NOTES = 'details.notes';

/** Returns a function that suits the page to how much may show: what must not is out of the page, or folded. */
export function keepQuiet(page: Document): (reveal: Reveal) => void {
  const outcome = [...page.querySelectorAll(OUTCOME)].map((element) => ({
    element,
    place: page.createComment(''),
  }));
  const notes = page.querySelector<HTMLDetailsElement>(NOTES);
  let shown: Reveal = 'open';
  return (reveal) => {
    if (reveal === shown) return;
    shown = reveal;
    page.documentElement.dataset.reveal = reveal;
    if (notes) notes.open = reveal === 'open';
    for (const { element, place } of outcome) {
      if (reveal === 'spoiler-free') element.replaceWith(place);
      else place.replaceWith(element);
    }
  };
}
