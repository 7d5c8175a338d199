/** What one seat sees when it decides, as the reasons need it: by height, lowest first, in the order of the moment. */
import { type Face, JOKER } from '../../cards/card.ts';
import type { Seat } from '../../rules/game.ts';
import type { Counts } from '../kernel/position.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { plus } from '../positions/counts.ts';

export interface Sight {
  readonly seat: Seat;
  /** Faces, lowest first. */
  readonly order: readonly Face[];
  /** The same, in the order that a revolution would make. */
  readonly turned: readonly Face[];
  /** Cards held of each face, as in `order`. */
  readonly hand: Counts;
  /** Cards of each face that this seat does not hold and nobody saw go. */
  readonly elsewhere: Counts;
  /** How many cards every seat holds. */
  readonly held: readonly number[];
  /** The top of the pile; null on a lead. */
  readonly top: { readonly height: number; readonly size: number } | null;
  /** How many equal cards bring a revolution. */
  readonly quad: number;
}

/** Equal cards that bring a revolution where none is laid as a move (A26). */
const CHECKED_QUAD = 4;

/** What a knowledge shows. Nothing else is looked at, so that no reason can come from a hidden card. */
export function sightOf(knowledge: Knowledge): Sight {
  const { game, setup, seat, table, own, unseen, sure, held } = knowledge;
  const direction = table?.direction ?? 'normal';
  const normal = game.order(setup, 'normal');
  const order = game.order(setup, direction);
  const inOrder = (counts: Counts) => order.map((face) => counts[normal.indexOf(face)] ?? 0);
  const top = table?.top;
  const known = sure.reduce(plus);
  return {
    seat,
    order,
    turned: game.order(setup, direction === 'normal' ? 'reversed' : 'normal'),
    // Before a trade the cards that he was given still count to the giver, and lie in his own hand (F20).
    hand: inOrder(table ? own : plus(own, known)),
    elsewhere: inOrder(table ? plus(unseen, known) : unseen),
    held,
    top: top ? { height: order.indexOf(normal[top.face] as Face), size: top.size } : null,
    quad: game.revoltSize(setup) ?? CHECKED_QUAD,
  };
}

/** Faces elsewhere that may beat so many cards of a face, lowest first: jokers stand in beside a natural card, and somebody must hold as many. */
export function beatersOf({ order, elsewhere, held, seat }: Sight, face: Face, size: number): Face[] {
  if (!held.some((cards, other) => other !== seat && cards >= size)) return [];
  const joker = order.indexOf(JOKER);
  const jokers = elsewhere[joker] ?? 0;
  return order.filter((_, height) => {
    if (height <= order.indexOf(face)) return false;
    const count = elsewhere[height] ?? 0;
    return count > 0 && count + (height === joker ? 0 : jokers) >= size;
  });
}

export function isBeatable(sight: Sight, face: Face, size: number): boolean {
  return beatersOf(sight, face, size).length > 0;
}

/** How many cards of a face are held. */
export function heldOf({ order, hand }: Sight, face: Face): number {
  return hand[order.indexOf(face)] ?? 0;
}

/** How many different faces are held. */
export function groupsIn(hand: Counts): number {
  return hand.filter((count) => count > 0).length;
}
