/** What a position is worth to everyone, all hands known. */
import type { Kernel } from '../kernel/kernel.ts';
import type { Position } from '../kernel/position.ts';
import { randomFrom } from '../random.ts';
import type { PlayoutBudget } from './budget.ts';
import type { Equity } from './model.ts';
import { tallyOf } from './tally.ts';

/** Mean over playouts of the policy; `points` by place, best first. */
export function openEquity(
  kernel: Kernel,
  points: readonly number[],
  position: Position,
  { playouts, policy, noise, seed }: PlayoutBudget,
): Equity {
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
