/** Hands a state of Anemaki's kernel to the search, and tells the seats of what comes back. */
import type { Seat } from '../../rules/game.ts';
import { LAST, ORDER, OUT, PASSED, SEATS, SIZE, TOP, TURN } from '../kernel/anemaki/layout.ts';
import type { State } from '../kernel/kernel.ts';
import { NO_DEMAND, withPart } from './demands.ts';
import { listOf } from './orders.ts';
import { FAILED, type Search } from './search.ts';
import type { Wish } from './solution.ts';

/** All seats by place, in the order in which the round ends from this state on; null where it does not fulfil the wish. */
export function orderFrom(search: Search, state: State, wish?: Wish): Seat[] | null {
  const out = outIn(state);
  const seats = holdersFrom(state, Math.max(0, state[TURN] as number));
  seats.forEach((seat, player) => {
    search.hands[player] = state[seat] as number;
  });
  const [top, size, last] = [state[TOP] as number, state[SIZE] as number, state[LAST] as number];
  const [first = 0] = seats;
  const asked = top < 0 ? 0 : seats.filter((seat) => stepsFrom(first, seat) < stepsFrom(first, last)).length;
  const passed = state[PASSED] as number;
  const barred = seats.reduce((bits, seat, player) => bits | (((passed >> seat) & 1) << player), 0);
  const demand = wish ? demandOf(wish, seats, out.length) : NO_DEMAND;
  const order = search.next(0, seats.length, 0, asked, top + 1, size, barred, demand);
  if (order === FAILED) return null;
  return [...out, ...listOf(seats.length, order).map((player) => seats[player] as Seat)];
}

function outIn(state: State): Seat[] {
  const out = Math.min(state[OUT] as number, SEATS - 1);
  return Array.from({ length: out }, (_, place) => ((state[ORDER] as number) >> (3 * place)) & 7);
}

/** The seats that hold cards, in the order of turns from this one on. */
function holdersFrom(state: State, first: Seat): Seat[] {
  const all = Array.from({ length: SEATS }, (_, i) => (first + i) % SEATS);
  return all.filter((seat) => state[seat] !== 0);
}

function demandOf({ seat, place }: Wish, seats: readonly Seat[], out: number): number {
  const player = seats.indexOf(seat);
  return player < 0 ? NO_DEMAND : withPart(NO_DEMAND, player, place - out);
}

function stepsFrom(first: Seat, to: Seat): number {
  return (to - first + SEATS) % SEATS;
}
