/** The policies there are, by the id the command line names them with. */
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

export function policyById(id: string): Policy | null {
  return POLICIES.find((policy) => policy.id === id) ?? null;
}
