/** What a position is worth to everyone, all hands known. */
import { Memory } from '../endgame/memory.ts';
import type { Kernel } from '../kernel/kernel.ts';
import type { Position } from '../kernel/position.ts';
import { randomFrom } from '../random.ts';
import type { PlayoutBudget } from './budget.ts';
import { exactEquity } from './exact-equity.ts';
import type { Equity } from './model.ts';
import { tallyOf } from './tally.ts';

/**
 * Exact where few cards are left and the game has a solver, else the mean over playouts of the policy; `points` by place, best
 * first. `memory` saves what positions of one setup share.
 */
export function openEquity(
  kernel: Kernel,
  points: readonly number[],
  position: Position,
  { playouts, policy, noise, seed }: PlayoutBudget,
  memory: Memory = new Memory(),
): Equity {
  const exact = exactEquity(kernel, points, position, memory);
  if (exact) return exact;
  const base = new Int32Array(kernel.words);
  const state = new Int32Array(kernel.words);
  kernel.load(position, base);
  const random = randomFrom(seed);
  const places = new Uint8Array(points.length);
  const tally = tallyOf(points);
  for (let i = 0; i < playouts; i++) {
    state.set(base);
    kernel.playout(state, policy, noise, random);
    kernel.places(state, places);
    tally.add(places);
  }
  return tally.equity();
}
