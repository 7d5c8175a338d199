import { describe, expect, it } from 'vitest';
import {
  cardsIn,
  countOf,
  lowestOf,
  rankOf,
  sizeOf,
  without,
} from '../../../../../src/analysis/kernel/anemaki/hand.ts';
import { GONE, ORDER, OUT, TOP, TURN } from '../../../../../src/analysis/kernel/anemaki/layout.ts';
import { playsIn } from '../../../../../src/analysis/kernel/anemaki/moves.ts';
import { type Choose, NO_PLAY } from '../../../../../src/analysis/kernel/anemaki/policies/choose.ts';
import { heuristic } from '../../../../../src/analysis/kernel/anemaki/policies/heuristic.ts';
import { linear } from '../../../../../src/analysis/kernel/anemaki/policies/linear.ts';
import {
  FEATURES,
  featuresOf,
  MOST_FEATURES,
} from '../../../../../src/analysis/kernel/anemaki/policies/linear-features.ts';
import { LINEAR_WEIGHTS } from '../../../../../src/analysis/kernel/anemaki/policies/linear-weights.ts';
import { anyOf } from '../../../../../src/analysis/kernel/anemaki/policies/random.ts';
import { randomFrom } from '../../../../../src/analysis/random.ts';
import { type Asked, askedIn, make, redealt } from '../../../../support/anemaki-states.ts';

const asked = askedIn(400, 'policies');
const random = randomFrom('unused');
const ask = (policy: Choose, { state, plays, mayPass }: Asked) => policy(state, plays, mayPass, random);

function optionsOf({ plays, mayPass }: Asked): number[] {
  const options = mayPass ? [NO_PLAY] : [];
  for (let left = plays; left !== 0; left &= left - 1) options.push(lowestOf(left));
  return options;
}

function worthOf(state: Int32Array, bit: number): number {
  const active = new Int32Array(MOST_FEATURES);
  const count = featuresOf(state, bit, active);
  return active.subarray(0, count).reduce((sum, feature) => sum + (LINEAR_WEIGHTS[feature] as number), 0);
}

/** Whether the play leaves nobody a way to be out first, told card by card from what the one to move can see. */
function isSure(state: Int32Array, bit: number): boolean {
  const own = state[TURN] as number;
  const hand = state[own] as number;
  const left = without(hand, bit);
  if (left === 0) return true;
  const most = Math.max(
    ...[0, 1, 2, 3, 4].map((seat) => (seat === own ? 0 : cardsIn(state[seat] as number))),
  );
  const unseen = (rank: number) => 4 - countOf(hand, rank) - countOf(state[GONE] as number, rank);
  const beatable = (rank: number, size: number) =>
    size <= most && [0, 1, 2, 3, 4, 5, 6, 7].some((other) => other > rank && unseen(other) >= size);
  const loose = [0, 1, 2, 3, 4, 5, 6, 7].filter((rank) => {
    const size = countOf(left, rank);
    return size > 0 && beatable(rank, size);
  });
  return !beatable(rankOf(bit), sizeOf(bit)) && loose.length <= 1;
}

describe('the linear policy of Anemaki', () => {
  it('has a weight for every feature', () => {
    expect(LINEAR_WEIGHTS.length).toBe(FEATURES);
  });

  it('takes what its features weigh most, or else what is sure', () => {
    for (const question of asked) {
      const chosen = ask(linear, question);
      const options = optionsOf(question);
      expect(options).toContain(chosen);
      const sure = options.filter((bit) => bit !== NO_PLAY && isSure(question.state, bit));
      if (sure.length > 0) expect(chosen).toBe(sure[0]);
      else {
        const worths = options.map((bit) => worthOf(question.state, bit));
        expect(worthOf(question.state, chosen)).toBe(Math.max(...worths));
      }
    }
  });
});

describe.each([
  ['linear', linear],
  ['heuristic', heuristic],
])('%s', (_, policy) => {
  it('chooses the same whatever the others hold', () => {
    const source = randomFrom('hidden');
    for (const question of asked) {
      const state = redealt(question.state, source);
      expect(ask(policy, { ...question, state })).toBe(ask(policy, question));
    }
  });

  it('is the next to go out once that is sure, whatever the others hold and do', () => {
    const source = randomFrom('sure');
    const sure = asked.filter(({ state, ...rest }) => {
      const chosen = ask(policy, { state, ...rest });
      return chosen !== NO_PLAY && isSure(state, chosen);
    });
    expect(sure.length).toBeGreaterThan(500);
    for (const question of sure) {
      const state = redealt(question.state, source);
      const seat = state[TURN] as number;
      const out = state[OUT] as number;
      while (state[OUT] === out) {
        const plays = playsIn(state);
        const mayPass = state[TOP] !== -1;
        let bit = NO_PLAY;
        if (plays !== 0 && state[TURN] === seat) bit = policy(state, plays, mayPass, source);
        else if (plays !== 0) bit = anyOf(plays, mayPass, source.next() >>> 10);
        make(state, bit, question.final);
      }
      expect(((state[ORDER] as number) >> (3 * out)) & 7).toBe(seat);
    }
  });
});
