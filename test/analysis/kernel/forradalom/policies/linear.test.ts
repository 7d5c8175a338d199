import { describe, expect, it } from 'vitest';
import { GAP, handAt, TURN } from '../../../../../src/analysis/kernel/forradalom/layout.ts';
import { jokersOf, naturalsOf, turnedOver } from '../../../../../src/analysis/kernel/forradalom/moves.ts';
import { featuresOf } from '../../../../../src/analysis/kernel/forradalom/policies/linear.ts';
import {
  FEATURES,
  MOST_FEATURES,
} from '../../../../../src/analysis/kernel/forradalom/policies/linear-features.ts';
import { LINEAR_WEIGHTS } from '../../../../../src/analysis/kernel/forradalom/policies/linear-weights.ts';
import { PLAYOUT_POLICIES } from '../../../../../src/analysis/kernel/kernel.ts';
import { randomFrom } from '../../../../../src/analysis/random.ts';
import { type Asked, askedIn, redealt } from '../../../../support/forradalom-states.ts';

const asked = askedIn(40, 'linear', 'linear');
const random = randomFrom('unused');
const choose = ({ kernel, state }: Asked) => kernel.choose(state, 'linear', random);

function worthOf(state: Int32Array, move: number): number {
  const active = new Int32Array(MOST_FEATURES);
  const count = featuresOf(state, turnedOver(move, state), active);
  return active.subarray(0, count).reduce((sum, feature) => sum + (LINEAR_WEIGHTS[feature] as number), 0);
}

describe('the linear policy of Forradalom', () => {
  it('has a weight for every feature', () => {
    expect(LINEAR_WEIGHTS.length).toBe(FEATURES);
  });

  it('goes out where it can, or else does what its features weigh most', () => {
    for (const question of asked) {
      const { kernel, state } = question;
      const moves = kernel.moves(state);
      const chosen = choose(question);
      expect(moves).toContain(chosen);
      const cards = state[handAt(state, state[TURN] as number)] as number;
      const last = moves.filter((move) => naturalsOf(move) + jokersOf(move) === cards);
      if (last.length > 0) expect(chosen).toBe(last[0]);
      else expect(worthOf(state, chosen)).toBe(Math.max(...moves.map((move) => worthOf(state, move))));
    }
  });

  it('has been asked to lead, to follow and whether to revolt, and did both', () => {
    const gaps = asked.filter(({ state }) => state[GAP] === 1);
    expect(new Set(gaps.map((question) => question.kernel.deedOf(choose(question)).type))).toEqual(
      new Set(['abstain', 'revolt']),
    );
  });
});

describe.each(PLAYOUT_POLICIES)('%s', (policy) => {
  it('chooses the same whatever the others hold', () => {
    const source = randomFrom('hidden');
    for (const question of asked) {
      const { kernel, state } = question;
      const other = redealt(question, source);
      expect(kernel.choose(other, policy, randomFrom(1))).toBe(kernel.choose(state, policy, randomFrom(1)));
    }
  });
});
