/** When all other cards are known, the rest is known too. */
import { faceOf, isKnown, type SeenCard, UNKNOWN } from '../../cards/card.ts';
import { type Hand, take } from '../../cards/hand.ts';

/**
 * The places (hands, a talon) with their unknown cards named where the pack leaves no choice: cards of a rank that are open in
 * one place alone, and unknown cards that all lie in one place. The same lists where nothing is new.
 */
export function completePack(places: readonly Hand[], pack: Hand): readonly Hand[] {
  const all = places.flat();
  if (all.length !== pack.length || all.every(isKnown)) return places;
  const rest = take(pack, all.filter(isKnown));
  if (rest.missing.length > 0) return places;
  let named = places;
  for (const face of new Set(rest.left.map((card) => faceOf(card)))) {
    const missing = rest.left.filter((card) => faceOf(card) === face);
    named = fillIfAlone(named, missing, (card) => !isKnown(card) && faceOf(card) === face);
  }
  // Of ranks whose suits are open elsewhere, `take` leaves the rank alone.
  const seen = named.flat().filter((card) => card !== UNKNOWN);
  return fillIfAlone(named, take(pack, seen).left, (card) => card === UNKNOWN);
}

/** Puts the cards into the open slots, where those are as many and all in one place. */
function fillIfAlone(
  places: readonly Hand[],
  cards: Hand,
  isOpen: (card: SeenCard) => boolean,
): readonly Hand[] {
  const open = places.map((hand) => hand.filter(isOpen).length);
  const at = open.findIndex((count) => count > 0);
  if (at < 0 || open[at] !== cards.length || open.some((count, i) => i !== at && count > 0)) return places;
  const left = [...cards];
  const hand = (places[at] ?? []).map((card) => (isOpen(card) ? (left.shift() ?? card) : card));
  return places.with(at, hand);
}
