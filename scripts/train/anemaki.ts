/**
 * Trains Anemaki's linear policy in play against itself. At every choice of a round each option is played out on the cards
 * that were dealt, all seats by the policy as it then is, and the learner compares what the one who moved got; then the
 * round goes on by the policy, now and then at random.
 */
import { lowestOf } from '../../src/analysis/kernel/anemaki/hand.ts';
import { ORDER, TOP, TURN, WORDS } from '../../src/analysis/kernel/anemaki/layout.ts';
import { playsIn } from '../../src/analysis/kernel/anemaki/moves.ts';
import { playoutBy } from '../../src/analysis/kernel/anemaki/playout.ts';
import { type Choose, NO_PLAY } from '../../src/analysis/kernel/anemaki/policies/choose.ts';
import { linearBy } from '../../src/analysis/kernel/anemaki/policies/linear.ts';
import {
  FEATURES,
  featuresOf,
  MOST_FEATURES,
} from '../../src/analysis/kernel/anemaki/policies/linear-features.ts';
import { lay, pass } from '../../src/analysis/kernel/anemaki/turns.ts';
import { type Random, randomFrom } from '../../src/analysis/random.ts';
import { dealRound } from './anemaki-deals.ts';
import { type OptionLearner, optionLearner } from './option-learner.ts';

const POINTS = [2, 1, 0, -1, -2];
/** A hand of six and the pass; a lead has six options at most. */
const MOST_OPTIONS = 7;
/** One choice in so many is left to chance. */
const EXPLORED = 10;
/** One round in so many is played with `pass: trick` (A10). */
const FINAL = 4;

/** The weights after so many rounds, in points. */
export function trainAnemaki(rounds: number, seed: string): Float64Array {
  const random = randomFrom(seed);
  const learner = optionLearner(FEATURES, { options: MOST_OPTIONS, active: MOST_FEATURES });
  const trainer = trainerFor(learner, random);
  const state = new Int32Array(WORDS);
  for (let round = 0; round < rounds; round++) {
    dealRound(random, state);
    const final = random.below(FINAL) === 0;
    while ((state[TURN] as number) >= 0) trainer.move(state, final);
    learner.step((round + 1) / rounds);
  }
  return learner.mean();
}

function trainerFor(learner: OptionLearner, random: Random) {
  const policy = linearBy(learner.weights);
  const playout = playoutBy(policy);
  const after = new Int32Array(WORDS);
  const active = new Int32Array(MOST_FEATURES);
  const results = new Float64Array(MOST_OPTIONS);
  const options: number[] = [];

  function compare(state: Int32Array, final: boolean): void {
    const seat = state[TURN] as number;
    for (const [i, bit] of options.entries()) {
      after.set(state);
      make(after, bit, final);
      playout(after, final, 0, random);
      results[i] = pointsOf(after, seat);
      learner.add(active, featuresOf(state, bit, active));
    }
    learner.learn(results);
  }

  function move(state: Int32Array, final: boolean): void {
    list(state, options);
    if (options.length > 1) compare(state, final);
    make(state, pick(state, policy, options, random), final);
  }
  return { move };
}

function pick(state: Int32Array, policy: Choose, options: readonly number[], random: Random): number {
  if (options.length === 1 || random.below(EXPLORED) === 0)
    return options[random.below(options.length)] as number;
  return policy(state, playsIn(state), state[TOP] !== -1, random);
}

function list(state: Int32Array, options: number[]): void {
  options.length = 0;
  for (let plays = playsIn(state); plays !== 0; plays &= plays - 1) options.push(lowestOf(plays));
  if (state[TOP] !== -1) options.push(NO_PLAY);
}

function make(state: Int32Array, bit: number, final: boolean): void {
  if (bit === NO_PLAY) pass(state, final);
  else lay(state, bit);
}

function pointsOf(state: Int32Array, seat: number): number {
  const order = state[ORDER] as number;
  return POINTS.find((_, place) => ((order >> (3 * place)) & 7) === seat) as number;
}
