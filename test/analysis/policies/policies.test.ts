import { expect, it } from 'vitest';
import { POLICIES, policyById } from '../../../src/analysis/policies/policies.ts';

it('finds each policy by its id, and none by another word', () => {
  expect(new Set(POLICIES.map(({ id }) => id)).size).toBe(POLICIES.length);
  for (const policy of POLICIES) expect(policyById(policy.id)).toBe(policy);
  expect(policyById('clairvoyant')).toBeNull();
});
