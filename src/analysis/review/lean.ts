/** How much better the best option is than what the playouts do in its place (see `Lost` in ledger-of). */
import type { OptionValue } from '../decisions/option-value.ts';
import type { Kernel, PlayoutPolicy, TrickDeed } from '../kernel/kernel.ts';
import type { Position } from '../kernel/position.ts';
import { randomFrom } from '../random.ts';

/** Chances of the playouts' noise are of so many. */
const CHANCES = 1024;

/**
 * Expected points of the seat to move when the policy with its noise moves for it, from the values of all its options. `position`
 * may be any that looks the same to the seat: no policy reads another hand.
 */
export function policyValue(
  kernel: Kernel,
  position: Position,
  policy: PlayoutPolicy,
  noise: number,
  values: readonly OptionValue<TrickDeed>[],
): number {
  const mean = values.reduce((sum, value) => sum + value.mean, 0) / values.length;
  if (policy === 'random') return mean;
  const state = new Int32Array(kernel.words);
  kernel.load(position, state);
  const move = kernel.choose(state, policy, randomFrom(''));
  const chosen = values.find(({ deed }) => kernel.moveOf(deed) === move);
  return ((CHANCES - noise) * (chosen?.mean ?? mean) + noise * mean) / CHANCES;
}
