/** The kernel that a table plays with, made once a setup. */
import type { Game, Setup } from '../../rules/game.ts';
import type { Kernel } from '../kernel/kernel.ts';
import { kernelOf } from '../kernel/kernels.ts';

const KERNELS = new WeakMap<Setup, Kernel>();

/** Of a view, or of anything else that has game and setup. Throws RangeError on a game that has no kernel. */
export function kernelFor({ setup, game }: { readonly setup: Setup; readonly game: Game }): Kernel {
  const known = KERNELS.get(setup);
  if (known) return known;
  const made = kernelOf(setup, game.id);
  KERNELS.set(setup, made);
  return made;
}
