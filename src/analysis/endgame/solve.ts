/**
 * Exact endgames of Anemaki, all hands known: how the round ends if every player takes the best place that he can get. Where a player is
 * indifferent the others' places can hang on him, so a published rule decides (tie-rule.ts), and the result is one
 * equilibrium line among several that there may be. It is hindsight, since nobody at the table sees all hands: never advice.
 */
import type { Seat } from '../../rules/game.ts';
import { anemakiKernel } from '../kernel/anemaki/kernel.ts';
import type { Position } from '../kernel/position.ts';
import { type Budget, BudgetClock, unlessStopped } from './budget.ts';
import { Memory } from './memory.ts';
import { Search } from './search.ts';
import { type Solution, solutionOf } from './solution.ts';
import { movesByRule } from './state-moves.ts';
import { orderFrom } from './state-order.ts';

export interface SolveOptions extends Budget {
  /**
   * Kept from one position to the next it saves what they share, and a search that was stopped goes on where it was. It changes how
   * many states are searched, and so whether a budget suffices, but never an answer.
   */
  readonly memory?: Memory;
}

/**
 * The end of a position of Anemaki, either value of the option of A10, either direction; null when the budget is used up or the search was cancelled.
 * Throws RangeError on a position that cannot be (see `Kernel.load`) or in which a rank is held more than four times.
 */
export function solve(position: Position, options: SolveOptions = {}): Solution | null {
  const { kernel, state, search, clock } = prepare(position, options);
  const orders = {
    from: orderFrom.bind(null, search),
    moves: movesByRule,
  };
  return unlessStopped(() => ({ ...solutionOf(kernel, state, orders), nodes: clock.nodes }));
}

/** The order of `solve` alone, which takes less. */
export function solveOrder(position: Position, options: SolveOptions = {}): readonly Seat[] | null {
  const { state, search } = prepare(position, options);
  return unlessStopped(() => orderFrom(search, state));
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
