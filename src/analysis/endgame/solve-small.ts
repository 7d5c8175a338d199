/**
 * The end of a small position of any game that has a kernel, all hands known: every player takes the best place that he can get, and
 * of moves that give him the same place the first. Nothing is left out but what was seen before, so it serves up to some
 * ten cards; Anemaki has a solver of its own (solve.ts).
 */
import type { Seat } from '../../rules/game.ts';
import type { Kernel, Move, State } from '../kernel/kernel.ts';
import { type Budget, BudgetClock, unlessStopped } from './budget.ts';
import { after, type Solution, solutionOf } from './solution.ts';

/**
 * Null when the budget is used up or the search was cancelled. `moves`: which moves a player takes before which others; the
 * order of the kernel, if it is not given.
 */
export function solveSmall(
  kernel: Kernel,
  state: State,
  budget: Budget = {},
  moves: (state: State) => Move[] = kernel.moves,
): Solution | null {
  const clock = new BudgetClock(budget);
  const seen = new Map<string, readonly Seat[]>();
  const from = (now: State): readonly Seat[] => {
    const seat = kernel.turn(now);
    if (seat === -1) return orderIn(kernel, now);
    const key = now.join();
    const known = seen.get(key);
    if (known) return known;
    clock.tick();
    const orders = moves(now).map((move) => from(after(kernel, now, move)));
    const best = orders.reduce((a, b) => (b.indexOf(seat) < a.indexOf(seat) ? b : a));
    seen.set(key, best);
    return best;
  };
  return unlessStopped(() => ({ ...solutionOf(kernel, state, { from, moves }), nodes: clock.nodes }));
}

function orderIn(kernel: Kernel, state: State): Seat[] {
  const places = new Uint8Array(kernel.setup.players);
  kernel.places(state, places);
  return Array.from(places, (_, place) => places.indexOf(place));
}
