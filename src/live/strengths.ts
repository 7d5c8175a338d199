/** How well the other players of a practice match play. */
import { kernelFor } from '../analysis/policies/kernel-for.ts';
import { kernelPolicy } from '../analysis/policies/kernel-policy.ts';
import type { Policy } from '../analysis/policies/policy.ts';
import { randomPolicy } from '../analysis/policies/random-policy.ts';
import { sensible } from '../analysis/policies/sensible.ts';
import type { Game, Setup } from '../rules/game.ts';
import type { Strength } from './strength.ts';

export function botOf(strength: Strength, game: Game, setup: Setup): Policy {
  switch (strength) {
    case 'careless':
      return randomPolicy;
    case 'steady':
      return sensible;
    case 'skilled':
      return kernelPolicy(kernelFor({ game, setup }).policies.at(-1) ?? 'random');
  }
}
