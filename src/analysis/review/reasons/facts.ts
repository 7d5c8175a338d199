/** What a reason is computed from: what the seat saw, what it did, and what would have been best. */
import type { Face } from '../../../cards/card.ts';
import type { HeldSet } from '../../../rules/game.ts';
import type { Deed, Reason } from '../model.ts';
import { beatersOf, heldOf, type Sight } from '../sight.ts';

export interface Facts {
  readonly sight: Sight;
  readonly chosen: Deed;
  readonly best: Deed;
  /** The best deed makes sure of the next place and the chosen one does not, as all can see. */
  readonly missesSureWin: boolean;
}

/** One reason, where it applies. */
export type Rule = (facts: Facts) => Reason | null;

/** The set that a deed lays in a trick; null of any other deed. */
export function playOf(deed: Deed): HeldSet | null {
  return deed.type === 'play' ? deed : null;
}

export function sizeOf({ naturals, jokers }: HeldSet): number {
  return naturals + jokers;
}

/** The faces that a gift or a swap parts with; null of any other deed. */
export function partedWith(deed: Deed): readonly Face[] | null {
  return deed.type === 'give' || deed.type === 'swap' ? deed.faces : null;
}

export function timesIn(faces: readonly Face[], face: Face): number {
  return faces.filter((one) => one === face).length;
}

/** Whether a set leaves equal cards behind in the hand. */
export function splits(sight: Sight, { face, naturals }: HeldSet): boolean {
  return naturals > 0 && heldOf(sight, face) > naturals;
}

/** Height of a face, 0 for the lowest. */
export function heightOf({ order }: Sight, face: Face): number {
  return order.indexOf(face);
}

/** Faces elsewhere that may beat a set. */
export function beating(sight: Sight, set: HeldSet): readonly Face[] {
  return beatersOf(sight, set.face, sizeOf(set));
}
