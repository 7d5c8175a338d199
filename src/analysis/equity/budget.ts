/** How much is played out, by whom, and from which seed. */
import type { PlayoutPolicy } from '../kernel/kernel.ts';

export interface Budget {
  readonly policy: PlayoutPolicy;
  /** Of 1024 choices in the playouts, how many are made at random: `NOISE` unless there is a reason. */
  readonly noise: number;
  readonly seed: string;
}

export interface PlayoutBudget extends Budget {
  readonly playouts: number;
}

export interface WorldBudget extends Budget {
  readonly worlds: number;
}

/** One choice in ten: nobody plays as a fixed policy would. */
export const NOISE = 102;
