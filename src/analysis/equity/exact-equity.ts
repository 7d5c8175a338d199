/** What a position is worth when it is solved to the end: one order, and so no error (see endgame/solve.ts for what it means). */

import { ANEMAKI_ORDER } from '../../rules/anemaki/constants.ts';
import type { Seat } from '../../rules/game.ts';
import type { Memory } from '../endgame/memory.ts';
import { solveOrder } from '../endgame/solve.ts';
import type { Kernel } from '../kernel/kernel.ts';
import type { Position } from '../kernel/position.ts';
import { sizeOf } from '../positions/counts.ts';
import type { Equity } from './model.ts';

/** Cards left in all hands: with as many, nine of ten positions take less than two thousand states. */
export const MOST_CARDS = 20;
/** States to search: far more than any position of so many cards took, so that what was solved before makes no difference. */
const MOST_STATES = 2_000_000;

/** Null where too many cards are left, and in games that have no solver. */
export function exactEquity(
  kernel: Kernel,
  points: readonly number[],
  position: Position,
  memory: Memory,
): Equity | null {
  const left = position.hands.reduce((sum, hand) => sum + sizeOf(hand), 0);
  if (kernel.faces !== ANEMAKI_ORDER || left > MOST_CARDS) return null;
  const order = solveOrder(position, { memory, nodes: MOST_STATES });
  return order && certain(order, points);
}

/** An order that is certain. */
export function certain(order: readonly Seat[], points: readonly number[]): Equity {
  const placeOf = (seat: Seat) => order.indexOf(seat);
  return {
    points: points.map((_, seat) => points[placeOf(seat)] ?? 0),
    se: points.map(() => 0),
    odds: points.map((_, seat) => points.map((_points, place) => (placeOf(seat) === place ? 1 : 0))),
    n: 1,
    exact: true,
  };
}
