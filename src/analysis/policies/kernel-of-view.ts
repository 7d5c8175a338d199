/** The kernel that a view is played with, made once a setup. */
import type { Setup } from '../../rules/game.ts';
import type { Kernel } from '../kernel/kernel.ts';
import { kernelOf } from '../kernel/kernels.ts';
import type { View } from './policy.ts';

const KERNELS = new WeakMap<Setup, Kernel>();

/** Throws RangeError on a game that has no kernel. */
export function kernelOfView({ setup, game }: View): Kernel {
  const known = KERNELS.get(setup);
  if (known) return known;
  const made = kernelOf(setup, game.id);
  KERNELS.set(setup, made);
  return made;
}
