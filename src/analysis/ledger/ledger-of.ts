/**
 * Splits the points of a round. What the round is worth runs along it: each value ends one term and begins the next,
 * so that a seat's terms add to its points however noisy the values are.
 */
import type { Seat } from '../../rules/game.ts';
import type { RoundLedger, Term } from './model.ts';

/** Points of every seat, by seat. */
export type Worth = readonly number[];

/** What a round was worth where it turned. Where nothing happened between two of them they are equal. */
export interface Course {
  /** The seats, before any card. */
  readonly seats: Worth;
  readonly dealt: Worth;
  readonly traded: Worth;
  readonly swapped: Worth;
  /** After the check for a revolution, as the first trick begins. */
  readonly checked: Worth;
  /** After each move of somebody who had a choice. */
  readonly moves: readonly { readonly seat: Seat; readonly worth: Worth }[];
  readonly points: Worth;
}

/** What a seat lost by a decision. */
export interface Lost {
  readonly seat: Seat;
  readonly kind: 'trade' | 'swap' | 'play';
  /** Points, from 0 up. */
  readonly loss: number;
  /**
   * How much better the best option is than what the playouts do there. Values before the move leave it out and those after it
   * have it, so the move looks lucky by so much; 0 of a trade, where no playouts come before.
   */
  readonly lean: number;
}

/**
 * The ledger of a round. Steps of own moves are luck of hidden cards once their losses are put back and their lean is
 * taken off; the lean belongs to nobody's luck and is left to `others`, whose steps lean down by as much.
 */
export function ledgerOf(course: Course, lost: readonly Lost[]): RoundLedger {
  return course.points.map((points, seat) => {
    const step = (from: Worth, to: Worth) => (to[seat] ?? 0) - (from[seat] ?? 0);
    const { seats, dealt, traded, swapped, checked } = course;
    const own = lost.filter((one) => one.seat === seat);
    const losses = (kind: Lost['kind']) => sum(own.map((one) => (one.kind === kind ? one.loss : 0)));
    const luck = ownSteps(course, seat) + losses('play') - sum(own.map(({ lean }) => lean));
    const terms: Record<Term, number> = {
      seat: seats[seat] ?? 0,
      deal: step(seats, dealt),
      tradeChoice: 0 - losses('trade'),
      tradeLuck: step(dealt, traded) + losses('trade'),
      swapChoice: 0 - losses('swap'),
      swapLuck: step(traded, swapped) + losses('swap'),
      revolution: step(swapped, checked),
      play: 0 - losses('play'),
      playLuck: luck,
      others: points - (checked[seat] ?? 0) + losses('play') - luck,
    };
    return { terms, points };
  });
}

/** What a seat's own moves changed for it. */
function ownSteps({ checked, moves }: Course, seat: Seat): number {
  let before = checked;
  let total = 0;
  for (const move of moves) {
    if (move.seat === seat) total += (move.worth[seat] ?? 0) - (before[seat] ?? 0);
    before = move.worth;
  }
  return total;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
