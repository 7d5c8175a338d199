/** Who could beat a set of cards, as far as one seat can tell from what it has not seen. */
import { type Face, JOKER } from '../../cards/card.ts';
import { countFaces } from '../../cards/hand.ts';
import type { View } from './policy.ts';

/**
 * How many sets among the unseen cards beat so many cards of a face: by rank, as many of each as there are, the rest of a rank
 * with jokers standing in.
 */
export function beatersOf(
  unseen: ReadonlyMap<Face, number>,
  order: readonly Face[],
  face: Face,
  size: number,
) {
  const jokers = unseen.get(JOKER) ?? 0;
  let beaters = 0;
  for (let i = order.indexOf(face) + 1; i < order.length; i++) {
    const higher = order[i] as Face;
    const count = unseen.get(higher) ?? 0;
    const rest = count % size;
    beaters += Math.floor(count / size);
    if (rest > 0 && higher !== JOKER && rest + jokers >= size) beaters += 1;
  }
  return beaters;
}

/** A measure of the unseen cards, made once a decision. */
export interface Unseen {
  readonly counts: ReadonlyMap<Face, number>;
  readonly total: number;
  readonly order: readonly Face[];
  /** Cards held by the other players who are still in, one number each. */
  readonly others: readonly number[];
}

export function unseenOf(view: View): Unseen {
  return {
    counts: countFaces(view.unseen),
    total: Math.max(1, view.unseen.length),
    order: view.game.order(view.setup, view.direction),
    others: view.held.filter((held, seat) => seat !== view.seat && held > 0),
  };
}

/** Roughly how likely a set is to be left unbeaten: 1 when nothing unseen beats it, less the more sets do and the more hold enough cards. */
export function standing(unseen: Unseen, face: Face, size: number): number {
  const able = unseen.others.filter((held) => held >= size).length;
  const beaters = beatersOf(unseen.counts, unseen.order, face, size);
  if (able === 0 || beaters === 0) return 1;
  return (1 - Math.min(1, (beaters * size) / unseen.total)) ** able;
}
