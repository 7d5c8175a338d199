/**
 * Trains Forradalom's linear policy in play against itself. At some choices of a round several options are played out on the
 * cards that were dealt, all seats by the policy as it then is, until the one who moved is out, and the learner compares
 * the places that he got; the round goes on by the policy, now and then at random.
 */
import { HOLDERS, handAt, ORDER, OUT, TURN } from '../../src/analysis/kernel/forradalom/layout.ts';
import { listMoves, MOST_MOVES } from '../../src/analysis/kernel/forradalom/legal.ts';
import { PASS } from '../../src/analysis/kernel/forradalom/moves.ts';
import { moveBy } from '../../src/analysis/kernel/forradalom/playout.ts';
import { featuresOf, linearBy } from '../../src/analysis/kernel/forradalom/policies/linear.ts';
import { FEATURES, MOST_FEATURES } from '../../src/analysis/kernel/forradalom/policies/linear-features.ts';
import { act } from '../../src/analysis/kernel/forradalom/turns.ts';
import { type Random, randomFrom } from '../../src/analysis/random.ts';
import { dealRound } from './forradalom-deals.ts';
import { optionLearner } from './option-learner.ts';

/** One choice in so many is compared, and of it no more options than these. */
const COMPARED = 12;
const MOST_OPTIONS = 5;
/** One choice in so many is left to chance. */
const EXPLORED = 10;

/** The weights after so many rounds; the places still open, from the first to the last, are worth 1 … −1. */
export function trainForradalom(rounds: number, seed: string): Float64Array {
  const random = randomFrom(seed);
  const learner = optionLearner(FEATURES, { options: MOST_OPTIONS, active: MOST_FEATURES });
  const policy = linearBy(learner.weights);
  const active = new Int32Array(MOST_FEATURES);
  const moves = new Int32Array(MOST_MOVES);
  const options = new Int32Array(MOST_OPTIONS);
  const results = new Float64Array(MOST_OPTIONS);

  function compare(state: Int32Array, best: number, count: number): void {
    const chosen = chooseOptions(moves.subarray(0, count), best, options, random);
    for (let i = 0; i < chosen; i++) {
      const move = options[i] as number;
      results[i] = resultOf(state, move);
      learner.add(active, featuresOf(state, move, active));
    }
    learner.learn(results);
  }

  /** What the one to move gets by a move. */
  function resultOf(state: Int32Array, move: number): number {
    const seat = state[TURN] as number;
    const after = state.slice();
    act(after, move, 'choosers');
    while ((after[TURN] as number) >= 0 && after[handAt(after, seat)] !== 0) {
      act(after, moveBy(after, policy, random), 'choosers');
    }
    const worse = after.indexOf(seat, ORDER) - ORDER - (state[OUT] as number);
    return 1 - (2 * worse) / ((state[HOLDERS] as number) - 1);
  }

  for (let round = 0; round < rounds; round++) {
    const { state } = dealRound(random);
    while ((state[TURN] as number) >= 0) {
      const count = listMoves(state, moves);
      let move = moves[0] as number;
      if (count > 1) {
        move = policy(state, random);
        if (random.below(COMPARED) === 0) compare(state, move, count);
        if (random.below(EXPLORED) === 0) move = moves[random.below(count)] as number;
      }
      act(state, move, 'choosers');
    }
    learner.step((round + 1) / rounds);
  }
  return learner.mean();
}

/** The policy's own move, the pass, and others by chance, as many as there is room for; says how many. */
function chooseOptions(moves: Int32Array, best: number, options: Int32Array, random: Random): number {
  let count = 0;
  options[count++] = best;
  if (best !== PASS && moves.at(-1) === PASS) options[count++] = PASS;
  for (let left = moves.length; left > 0 && count < options.length; left--) {
    const drawn = random.below(left);
    const move = moves[drawn] as number;
    moves[drawn] = moves[left - 1] as number;
    moves[left - 1] = move;
    if (move !== best && move !== PASS) options[count++] = move;
  }
  return count;
}
