/** The policies there are, by the id the command line names them with. */
import type { Policy } from './policy.ts';
import { randomPolicy } from './random-policy.ts';
import { sensible } from './sensible.ts';

export const POLICIES: readonly Policy[] = [sensible, randomPolicy];

export function policyById(id: string): Policy | null {
  return POLICIES.find((policy) => policy.id === id) ?? null;
}
