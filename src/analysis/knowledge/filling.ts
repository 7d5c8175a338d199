/** Fills the unknown places of the hands with unseen cards by chance, those that are forced first. */
import type { Seat } from '../../rules/game.ts';
import { indicesOf, minus } from '../positions/counts.ts';
import type { Random } from '../random.ts';
import type { Knowledge } from './knowledge.ts';
import type { Forced } from './quad-plans.ts';

/** The places in the list of cards that a seat's unknown cards take, from `from` to `to - 1`. */
export interface Part {
  readonly seat: Seat;
  readonly from: number;
  readonly to: number;
}

export type Filling = (cards: Uint8Array, random: Random) => void;

/** `parts`: the seat under a ceiling first; what is left over goes to the talon, from `talon` on. */
export function fillingOf(
  { unseen, ceiling }: Knowledge,
  parts: readonly Part[],
  forced: readonly Forced[],
  talon: number,
): Filling {
  const taken = unseen.map((_, face) =>
    forced.reduce((sum, one) => (one.face === face ? sum + one.count : sum), 0),
  );
  // Sorted, so that what a seat may hold under its ceiling is the beginning of the list.
  const sorted = Uint8Array.from(indicesOf(minus(unseen, taken)));
  const low = sorted.filter((face) => face <= (ceiling?.face ?? 0)).length;
  const pool = new Uint8Array(sorted.length);
  const steps = parts.map(({ seat, from, to }) => {
    const first = forced
      .filter((one) => one.seat === seat)
      .flatMap(({ face, count }) => Array(count).fill(face));
    const end = seat === ceiling?.seat ? low : sorted.length;
    return { first: Uint8Array.from(first), from, to, end };
  });
  return (cards, random) => {
    pool.set(sorted);
    let at = 0;
    for (const { first, from, to, end } of steps) {
      cards.set(first, from);
      at = draw(pool, at, end, cards, from + first.length, to, random);
    }
    for (let i = talon; i < cards.length; i++) cards[i] = pool[at++] as number;
  };
}

/** Draws cards `from` … `to - 1` out of the pool from `at` to `end - 1`, those drawn moving to its front; gives where the rest begins. */
function draw(
  pool: Uint8Array,
  at: number,
  end: number,
  cards: Uint8Array,
  from: number,
  to: number,
  random: Random,
): number {
  let next = at;
  // Where all that is left goes to one hand, there is nothing to draw.
  const all = end === pool.length && to - from === end - at;
  for (let i = from; i < to; i++, next++) {
    const j = all ? next : next + random.below(end - next);
    const card = pool[j] as number;
    pool[j] = pool[next] as number;
    pool[next] = card;
    cards[i] = card;
  }
  return next;
}
