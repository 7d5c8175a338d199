/** Card movement as a plan between two maps of positions; nothing here touches a page. */

/** Where something stands: its centre, and its width. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Spots of cards by key, and of the places where cards lie. */
export interface Layout {
  readonly cards: ReadonlyMap<string, Spot & { readonly place: string }>;
  readonly places: ReadonlyMap<string, Spot>;
}

/** A card that stood elsewhere: how far away it was, and how much larger. */
export interface Movement {
  readonly key: string;
  /** Whether it comes from another place, or makes room among those of its own. */
  readonly from: 'elsewhere' | 'beside';
  readonly dx: number;
  readonly dy: number;
  readonly scale: number;
}

/** Less than this is no movement. */
const NOTICEABLE = 2;

/**
 * The movements from one layout to the next. A card that was not in sight before comes from the place
 * that `origin` names for where it lies now (a hand whose cards are hidden); without one it just appears.
 */
export function planMovements(
  before: Layout,
  after: Layout,
  origin: (place: string) => string | null,
): Movement[] {
  return [...after.cards].flatMap(([key, to]) => {
    const card = before.cards.get(key);
    const from = card ?? before.places.get(origin(to.place) ?? '');
    if (!from || from.width === 0 || to.width === 0) return [];
    const movement = {
      key,
      from: card?.place === to.place ? ('beside' as const) : ('elsewhere' as const),
      dx: from.x - to.x,
      dy: from.y - to.y,
      scale: card ? from.width / to.width : 1,
    };
    return Math.abs(movement.dx) + Math.abs(movement.dy) > NOTICEABLE ? [movement] : [];
  });
}

/** The hand that a pile's cards came from. */
export function handBehind(place: string): string | null {
  return place.startsWith('pile-from-') ? place.replace('pile-from-', 'seat-') : null;
}
