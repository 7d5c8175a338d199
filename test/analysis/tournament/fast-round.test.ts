import { describe, expect, it } from 'vitest';
import { dealCards } from '../../../src/analysis/deal-cards.ts';
import { kernelOf } from '../../../src/analysis/kernel/kernels.ts';
import { openRound, playOn } from '../../../src/analysis/play-round.ts';
import { kernelPolicy } from '../../../src/analysis/policies/kernel-policy.ts';
import { randomPolicy } from '../../../src/analysis/policies/random-policy.ts';
import { sensible } from '../../../src/analysis/policies/sensible.ts';
import { randomFrom } from '../../../src/analysis/random.ts';
import { fastRanking, kernelPolicies } from '../../../src/analysis/tournament/fast-round.ts';
import { anemaki } from '../../../src/rules/anemaki/anemaki.ts';
import { forradalom } from '../../../src/rules/forradalom/forradalom.ts';
import type { Seat } from '../../../src/rules/game.ts';
import { setupOf } from '../../../src/rules/games.ts';

describe.each([
  [anemaki, 5],
  [forradalom, 4],
] as const)('a round of %o on its kernel', (game, players) => {
  const setup = setupOf(game, players);
  const { policies } = kernelOf(setup, game.id);

  it('is the round that the rules play with the same bots and the same luck', () => {
    let titles: readonly Seat[] | null = null;
    for (let round = 0; round < 12; round++) {
      const bots = Array.from({ length: players }, (_, seat) =>
        kernelPolicy(policies[(seat + round) % policies.length] ?? 'random'),
      );
      const dealer = game.dealer(setup, titles) ?? 0;
      const dealt = game.deal(setup, dealCards(game, setup, dealer, randomFrom(`deal ${round}`)), titles);
      const opened = openRound(game, dealt, { bots, random: randomFrom(`trade ${round}`) });
      const slow = game.ranking(playOn(game, opened, { bots, random: randomFrom(`play ${round}`) }).end);
      const fast = fastRanking(game, opened, kernelPolicies(bots) ?? [], randomFrom(`play ${round}`));
      expect(fast).toEqual(slow);
      titles = fast;
    }
  });
});

it('is there only where every bot is a policy of the kernel', () => {
  expect(kernelPolicies([kernelPolicy('greedy'), sensible])).toBeNull();
  expect(kernelPolicies([kernelPolicy('greedy'), randomPolicy])).toBeNull();
  expect(kernelPolicies([kernelPolicy('greedy'), kernelPolicy('random')])).toEqual(['greedy', 'random']);
});
