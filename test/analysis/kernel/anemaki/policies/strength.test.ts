/** Holds the order of strength of Anemaki's policies: points of one of them against four of another, seats drawn by lot. */
import { expect, it } from 'vitest';
import { dealRound } from '../../../../../scripts/train/anemaki-deals.ts';
import { ORDER, TURN, WORDS } from '../../../../../src/analysis/kernel/anemaki/layout.ts';
import { PLAYOUT_POLICIES, type PlayoutPolicy } from '../../../../../src/analysis/kernel/kernel.ts';
import { kernelOf } from '../../../../../src/analysis/kernel/kernels.ts';
import { randomFrom } from '../../../../../src/analysis/random.ts';
import { anemaki } from '../../../../../src/rules/anemaki/anemaki.ts';
import { setupOf } from '../../../../../src/rules/games.ts';

const ROUNDS = 10_000;
const kernel = kernelOf(setupOf(anemaki, 5), 'anemaki');

/** Mean points of one among four others. */
function pointsOf(one: PlayoutPolicy, four: PlayoutPolicy): number {
  const random = randomFrom(`${one} among ${four}`);
  const state = new Int32Array(WORDS);
  let points = 0;
  for (let round = 0; round < ROUNDS; round++) {
    dealRound(random, state);
    const seat = round % 5;
    while ((state[TURN] as number) >= 0) {
      kernel.apply(state, kernel.choose(state, state[TURN] === seat ? one : four, random));
    }
    points += [2, 1, 0, -1, -2].find(
      (_, place) => (((state[ORDER] as number) >> (3 * place)) & 7) === seat,
    ) as number;
  }
  return points / ROUNDS;
}

it('has the four policies, weakest first', () => {
  expect(kernel.policies).toEqual(PLAYOUT_POLICIES);
});

// The standard error is .014: each bound lies three or more below what long matches give.
it.each([
  ['linear', 'heuristic', 0.05],
  ['linear', 'greedy', 0.2],
  ['heuristic', 'greedy', 0.1],
  ['greedy', 'random', 0.9],
] as const)('%s is stronger than %s', (one, four, least) => {
  expect(pointsOf(one, four)).toBeGreaterThan(least);
});
