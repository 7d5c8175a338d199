/** The policies there are, by the id the command line names them with. */
import type { Game } from '../../rules/game.ts';
import { setupOf } from '../../rules/games.ts';
import { kernelOf } from '../kernel/kernels.ts';
import { flat } from './flat.ts';
import { kernelPolicy } from './kernel-policy.ts';
import type { Policy } from './policy.ts';
import { randomPolicy } from './random-policy.ts';
import { sensible } from './sensible.ts';

/** Weakest first, but for `sensible`, which is the one to take where nobody says which. */
export const POLICIES: readonly Policy[] = [
  sensible,
  randomPolicy,
  kernelPolicy('greedy'),
  kernelPolicy('heuristic'),
  kernelPolicy('linear'),
  flat,
];

/** Those that can play a game: of the kernel's, only those that its kernel has. */
export function policiesOf(game: Game): readonly Policy[] {
  const { policies } = kernelOf(setupOf(game, game.seats.min), game.id);
  return POLICIES.filter(({ kernel }) => !kernel || policies.includes(kernel));
}

export function policyById(id: string): Policy | null {
  return POLICIES.find((policy) => policy.id === id) ?? null;
}
