/** What is told of a solved position, put together from the orders that its states lead to. */
import type { Seat } from '../../rules/game.ts';
import type { Kernel, Move, State, TrickDeed } from '../kernel/kernel.ts';

export interface Solution {
  /** All seats by place, best first. */
  readonly order: readonly Seat[];
  /** The way there, forced moves included; empty when the round is over. */
  readonly line: readonly Step[];
  /** Every legal deed of the one to move, as the kernel lists them, and the order that it leads to. */
  readonly deeds: readonly { readonly deed: TrickDeed; readonly order: readonly Seat[] }[];
  /** States searched. */
  readonly nodes: number;
}

export interface Step {
  readonly seat: Seat;
  readonly deed: TrickDeed;
}

/** That a seat gets a place at least as good (0 = first). */
export interface Wish {
  readonly seat: Seat;
  readonly place: number;
}

export interface Orders {
  /** All seats by place, in the order in which the round ends from a state on; with a wish, null may stand for an order that does not fulfil it. */
  readonly from: (state: State, wish?: Wish) => readonly Seat[] | null;
  /** Moves, each before those that a player takes only if they give him a better place; those left out he never takes. */
  readonly moves: (state: State) => Move[];
}

export function solutionOf(kernel: Kernel, state: State, orders: Orders): Omit<Solution, 'nodes'> {
  const moves = kernel.turn(state) === -1 ? [] : kernel.moves(state);
  const order = orders.from(state) ?? [];
  const deeds = moves.map((move) => ({
    deed: kernel.deedOf(move),
    order: orders.from(after(kernel, state, move)) ?? [],
  }));
  return { order, deeds, line: lineFrom(kernel, state, orders, order) };
}

/** The state after a move; the one given stays as it is. */
export function after(kernel: Kernel, state: State, move: Move): State {
  const next = state.slice();
  kernel.apply(next, move);
  return next;
}

function lineFrom(kernel: Kernel, start: State, orders: Orders, order: readonly Seat[]): Step[] {
  const line: Step[] = [];
  let state = start;
  for (let seat = kernel.turn(state); seat !== -1; seat = kernel.turn(state)) {
    const move = moveTo(order, kernel, state, orders);
    line.push({ seat, deed: kernel.deedOf(move) });
    state = after(kernel, state, move);
  }
  return line;
}

/** The first move that leads to the order of its state: those before it give the one to move a worse place. */
function moveTo(order: readonly Seat[], kernel: Kernel, state: State, orders: Orders): Move {
  const moves = orders.moves(state);
  const seat = kernel.turn(state);
  const wish = { seat, place: order.indexOf(seat) };
  const leads = (move: Move) => {
    const end = orders.from(after(kernel, state, move), wish);
    return order.every((each, place) => end?.[place] === each);
  };
  const move = moves.length === 1 ? moves[0] : moves.find(leads);
  if (move === undefined) throw new Error('no move leads to the order of its state');
  return move;
}
