import { describe, expect, it } from 'vitest';
import { policyById } from '../../../src/analysis/policies/policies.ts';
import type { Policy } from '../../../src/analysis/policies/policy.ts';
import { playMatch } from '../../../src/analysis/tournament/play-match.ts';
import { playTournament } from '../../../src/analysis/tournament/tournament.ts';
import { anemaki } from '../../../src/rules/anemaki/anemaki.ts';
import { forradalom } from '../../../src/rules/forradalom/forradalom.ts';
import type { Game } from '../../../src/rules/game.ts';
import { setupOf } from '../../../src/rules/games.ts';

const bots = (...ids: readonly string[]) => ids.map((id) => policyById(id) as Policy);

function play(game: Game, ids: readonly string[], rounds: number, matchRounds = 20, seed = '1') {
  const setup = setupOf(game, ids.length);
  return playTournament({ game, setup, bots: bots(...ids), rounds, matchRounds, seed });
}

describe('a tournament', () => {
  it('tells the weak from the strong, by rules and by kernels alike', () => {
    const byKernel = play(anemaki, ['greedy', 'random', 'random', 'random', 'random'], 400);
    expect(byKernel.map(({ policy, seats }) => [policy, seats])).toEqual([
      ['greedy', 1],
      ['random', 4],
    ]);
    const [greedy, random] = byKernel;
    expect(greedy?.points).toBeGreaterThan(1);
    expect((greedy?.points ?? 0) + 4 * (random?.points ?? 0)).toBeCloseTo(0, 9);
    const byRules = play(forradalom, ['sensible', 'random', 'random'], 60);
    expect(byRules[0]?.points).toBeGreaterThan(0.3);
  });

  it('counts every place once a round', () => {
    for (const { places } of play(anemaki, ['greedy', 'random', 'random', 'sensible', 'random'], 30)) {
      expect(places.reduce((sum, share) => sum + share)).toBeCloseTo(1, 12);
    }
  });

  it('is the same for the same seed, and another for another', () => {
    const ids = ['greedy', 'random', 'greedy', 'random'];
    expect(play(forradalom, ids, 60)).toEqual(play(forradalom, ids, 60));
    expect(play(forradalom, ids, 60)).not.toEqual(play(forradalom, ids, 60, 20, '2'));
  });

  it('has a larger error than independent rounds would, since titles stay', () => {
    const ids = ['greedy', 'greedy', 'greedy', 'random', 'greedy'];
    const [, random] = play(anemaki, ids, 4000, 40);
    const variance = random?.places.reduce(
      (sum, share, i) => sum + share * ((random?.points ?? 0) - (2 - i)) ** 2,
      0,
    );
    expect(random?.se).toBeGreaterThan(1.1 * Math.sqrt((variance ?? 0) / 4000));
  });
});

describe('a match of a tournament', () => {
  it('seats all at once, whatever ended the round before', () => {
    const setup = setupOf(anemaki, 5, { firstRound: 'drawn' });
    const four = bots('greedy', 'sensible', 'random', 'greedy', 'greedy');
    for (const ranking of playMatch({ game: anemaki, setup, bots: four, rounds: 12, seed: 'x' })) {
      expect([...ranking].sort()).toEqual([0, 1, 2, 3, 4]);
    }
  });
});
