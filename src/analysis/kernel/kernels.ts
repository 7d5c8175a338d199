/** The kernels there are, by the id of their game. */
import type { Setup } from '../../rules/game.ts';
import { anemakiKernel } from './anemaki/kernel.ts';
import { forradalomKernel } from './forradalom/kernel.ts';
import type { Kernel } from './kernel.ts';

const KERNELS: ReadonlyMap<string, (setup: Setup) => Kernel> = new Map([
  ['anemaki', anemakiKernel],
  ['forradalom', forradalomKernel],
]);

/** The kernel for a match's setup. Throws RangeError on a game that has none. */
export function kernelOf(setup: Setup, gameId: string): Kernel {
  const make = KERNELS.get(gameId);
  if (!make) throw new RangeError(`no kernel of the game ${gameId}`);
  return make(setup);
}
