/**
 * Exact endgames of Anemaki, all hands known: how the round ends if every player takes the best place that he can get. Where a player is
 * indifferent the others' places can hang on him, so a published rule decides (tie-rule.ts), and the result is one
 * equilibrium line among several that there may be. It is hindsight, since nobody at the table sees all hands: never advice.
 */
import type { Seat } from '../../rules/game.ts';
import { anemakiKernel } from '../kernel/anemaki/kernel.ts';
import { SEATS } from '../kernel/anemaki/layout.ts';
import type { Kernel, Move, State, TrickDeed } from '../kernel/kernel.ts';
import type { Position } from '../kernel/position.ts';
import { type Budget, BudgetClock, unlessStopped } from './budget.ts';
import { Memory } from './memory.ts';
import { Search } from './search.ts';
import { movesByRule } from './state-moves.ts';
import { orderFrom } from './state-order.ts';

export interface Solution {
  /** All seats by place, best first. */
  readonly order: readonly Seat[];
  /** The way there, forced moves included; empty when the round is over. */
  readonly line: readonly { readonly seat: Seat; readonly deed: TrickDeed }[];
  /** Every legal deed of the one to move, as the rules list them, and the order that it leads to. */
  readonly deeds: readonly { readonly deed: TrickDeed; readonly order: readonly Seat[] }[];
  /** States searched. */
  readonly nodes: number;
}

export interface SolveOptions extends Budget {
  /** Kept from one position to the next it saves what they share, and a search that was stopped goes on where it was. */
  readonly memory?: Memory;
}

/**
 * The end of a position of Anemaki, either value of the option of A10, either direction; null when the budget is used up or the search was cancelled.
 * Throws RangeError on a position that cannot be (see `Kernel.load`) or in which a rank is held more than four times.
 */
export function solve(position: Position, options: SolveOptions = {}): Solution | null {
  const { kernel, state, search, clock } = prepare(position, options);
  return unlessStopped(() => {
    const order = orderIn(search, state);
    const moves = kernel.turn(state) === -1 ? [] : kernel.moves(state);
    const deeds = moves.map((move) => ({
      deed: kernel.deedOf(move),
      order: orderIn(search, after(kernel, state, move)),
    }));
    return { order, line: lineFrom(kernel, search, state, order), deeds, nodes: clock.nodes };
  });
}

/** The order of `solve` alone, which takes less. */
export function solveOrder(position: Position, options: SolveOptions = {}): readonly Seat[] | null {
  const { state, search } = prepare(position, options);
  return unlessStopped(() => orderIn(search, state));
}

function prepare(position: Position, { memory = new Memory(), ...budget }: SolveOptions) {
  const kernel = anemakiKernel(position.setup);
  const state = new Int32Array(kernel.words);
  kernel.load(position, state);
  for (const face of kernel.faces.keys()) {
    const held = position.hands.reduce((sum, hand) => sum + (hand[face] ?? 0), 0);
    if (held > 4) throw new RangeError(`${held} cards of one rank`);
  }
  const clock = new BudgetClock(budget);
  const search = new Search(position.setup.options.pass === 'trick', memory, clock);
  return { kernel, state, search, clock };
}

/** The moves that lead to the order, which is that of the state. */
function lineFrom(kernel: Kernel, search: Search, start: State, order: readonly Seat[]): Solution['line'] {
  const line: Solution['line'][number][] = [];
  let state = start;
  for (let seat = kernel.turn(state); seat !== -1; seat = kernel.turn(state)) {
    const move = chosenIn(kernel, search, state, order);
    line.push({ seat, deed: kernel.deedOf(move) });
    state = after(kernel, state, move);
  }
  return line;
}

/** The first move by the rule that leads to the order: those before it give the one to move a worse place. */
function chosenIn(kernel: Kernel, search: Search, state: State, order: readonly Seat[]): Move {
  const moves = movesByRule(state);
  const seat = kernel.turn(state);
  const wish = { seat, place: order.indexOf(seat) };
  const leads = (move: Move) => {
    const end = orderFrom(search, after(kernel, state, move), wish);
    return order.every((each, place) => end?.[place] === each);
  };
  const move = moves.length === 1 ? moves[0] : moves.find(leads);
  if (move === undefined) throw new Error('no move leads to the order of its state');
  return move;
}

function orderIn(search: Search, state: State): Seat[] {
  const order = orderFrom(search, state);
  if (order?.length !== SEATS) throw new Error('no order');
  return order;
}

function after(kernel: Kernel, state: State, move: Move): State {
  const next = state.slice();
  kernel.apply(next, move);
  return next;
}
