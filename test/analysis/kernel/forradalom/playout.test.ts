import { describe, expect, it } from 'vitest';
import { PLAYOUT_POLICIES } from '../../../../src/analysis/kernel/kernel.ts';
import { type Random, randomFrom } from '../../../../src/analysis/random.ts';
import { type Asked, askedIn } from '../../../support/forradalom-states.ts';

const moments = askedIn(60, 'playout', 'heuristic').filter((_, i) => i % 40 === 0);

/** A source that counts how often it was asked. */
function counted(seed: string): Random & { asked: number } {
  const source = randomFrom(seed);
  return {
    asked: 0,
    next() {
      this.asked += 1;
      return source.next();
    },
    below: (n) => source.below(n),
  };
}

function placesAfter({ kernel }: Asked, state: Int32Array): number[] {
  const places = new Uint8Array(kernel.setup.players);
  kernel.places(state, places);
  return [...places];
}

describe.each(PLAYOUT_POLICIES)('a playout by %s', (policy) => {
  it('comes to the same end as the policy asked at every move', () => {
    for (const moment of moments) {
      const { kernel } = moment;
      const atOnce = moment.state.slice();
      kernel.playout(atOnce, policy, 0, randomFrom('same'));
      const stepwise = moment.state.slice();
      const random = randomFrom('same');
      while (kernel.turn(stepwise) >= 0) {
        const move = kernel.choose(stepwise, policy, random);
        expect(kernel.moves(stepwise)).toContain(move);
        kernel.apply(stepwise, move);
      }
      expect(atOnce).toEqual(stepwise);
      const places = placesAfter(moment, atOnce);
      expect(places.toSorted((a, b) => a - b)).toEqual([...places.keys()]);
    }
  });
});

describe('random numbers', () => {
  it('are drawn only where there is something to choose', () => {
    for (const { kernel, state } of moments) {
      const stepwise = state.slice();
      const random = counted('forced');
      let choices = 0;
      while (kernel.turn(stepwise) >= 0) {
        if (kernel.moves(stepwise).length > 1) choices += 1;
        kernel.apply(stepwise, kernel.choose(stepwise, 'random', random));
      }
      expect(random.asked).toBe(choices);
      const again = counted('forced');
      kernel.playout(state.slice(), 'random', 0, again);
      expect(again.asked).toBe(choices);
    }
  });

  it('take every legal move equally often', () => {
    for (const { kernel, state } of moments) {
      const moves = kernel.moves(state);
      const seen = new Map<number, number>();
      const draws = 4096;
      for (let i = 0; i < draws; i++) {
        const source: Random = { next: () => i * 2 ** 20, below: () => 0 };
        const move = kernel.choose(state, 'random', source);
        seen.set(move, (seen.get(move) ?? 0) + 1);
      }
      expect([...seen.keys()].sort()).toEqual(moves.toSorted());
      for (const times of seen.values()) expect(Math.abs(times - draws / moves.length)).toBeLessThan(2);
    }
  });

  it('decide every choice where all is noise', () => {
    for (const { kernel, state } of moments) {
      const [noisy, random] = [state.slice(), state.slice()];
      kernel.playout(noisy, 'greedy', 1024, randomFrom('noise'));
      kernel.playout(random, 'random', 0, randomFrom('noise'));
      expect(noisy).toEqual(random);
    }
  });
});
