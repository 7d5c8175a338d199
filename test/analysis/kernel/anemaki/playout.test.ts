import { describe, expect, it } from 'vitest';
import { anyOf } from '../../../../src/analysis/kernel/anemaki/policies/random.ts';
import type { State } from '../../../../src/analysis/kernel/kernel.ts';
import { kernelOf } from '../../../../src/analysis/kernel/kernels.ts';
import { positionOfState } from '../../../../src/analysis/positions/position-of-state.ts';
import { type Random, randomFrom } from '../../../../src/analysis/random.ts';
import { anemaki } from '../../../../src/rules/anemaki/anemaki.ts';
import { setupOf } from '../../../../src/rules/games.ts';
import { allSetups, randomMatch } from '../../../support/random-match.ts';

const setups = allSetups(anemaki, 5).filter(({ options }) => options.firstRound === 'drawn');

/** Positions in which somebody is to move, of both orders of the world. */
function positionsOf(setup: (typeof setups)[number], seeds: number) {
  const matches = Array.from({ length: seeds }, (_, seed) => randomMatch({ seed: `playout ${seed}`, setup }));
  const states = matches.flatMap(({ rounds }) =>
    rounds.flatMap(({ steps }) => steps.map(({ round }) => round)),
  );
  const moments = states.filter((state, i) => state.turn !== null && i % 5 === 0);
  return moments.map((state) => positionOfState(anemaki, state));
}

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

describe.each(setups)('a playout with $options', (setup) => {
  const kernel = kernelOf(setup, 'anemaki');
  const positions = positionsOf(setup, 6);
  const loaded = (position: (typeof positions)[number]): State => {
    const state = new Int32Array(kernel.words);
    kernel.load(position, state);
    return state;
  };

  it('comes to the same end as the policy asked at every move', () => {
    for (const policy of kernel.policies) {
      for (const position of positions) {
        const atOnce = loaded(position);
        kernel.playout(atOnce, policy, 0, randomFrom('same'));
        const stepwise = loaded(position);
        const random = randomFrom('same');
        while (kernel.turn(stepwise) >= 0) {
          const move = kernel.choose(stepwise, policy, random);
          expect(kernel.moves(stepwise)).toContain(move);
          kernel.apply(stepwise, move);
        }
        const [some, others] = [new Uint8Array(5), new Uint8Array(5)];
        kernel.places(atOnce, some);
        kernel.places(stepwise, others);
        expect(some).toEqual(others);
        expect([...some].sort()).toEqual([0, 1, 2, 3, 4]);
        expect(atOnce.subarray(0, 6)).toEqual(stepwise.subarray(0, 6));
      }
    }
  });

  it('draws no number where there is nothing to choose', () => {
    for (const position of positions) {
      const state = loaded(position);
      const random = counted('forced');
      let choices = 0;
      while (kernel.turn(state) >= 0) {
        if (kernel.moves(state).length > 1) choices += 1;
        kernel.apply(state, kernel.choose(state, 'random', random));
      }
      expect(random.asked).toBe(choices);
      const again = counted('forced');
      kernel.playout(loaded(position), 'random', 0, again);
      expect(again.asked).toBe(choices);
      const noisy = counted('forced');
      kernel.playout(loaded(position), 'random', 1024, noisy);
      expect(noisy.asked).toBeGreaterThanOrEqual(Math.min(1, choices));
    }
  });

  it('leaves a round that is over alone', () => {
    const state = loaded(positions[0] as (typeof positions)[number]);
    kernel.playout(state, 'greedy', 0, randomFrom(1));
    const over = state.slice();
    kernel.playout(state, 'greedy', 0, randomFrom(1));
    expect(state).toEqual(over);
  });
});

describe('policies', () => {
  const kernel = kernelOf(setupOf(anemaki, 5), 'anemaki');
  const hands = [
    [0, 2, 0, 1, 0, 3, 0, 0],
    [1, 0, 0, 0, 0, 0, 0, 1],
    [1, 0, 0, 0, 0, 0, 0, 1],
    [1, 0, 0, 0, 0, 0, 0, 1],
    [1, 0, 0, 0, 0, 0, 0, 1],
  ];
  const base = {
    setup: kernel.setup,
    hands,
    gone: hands[0]?.map(() => 0) ?? [],
    passed: [],
    turn: 0,
    out: [],
  };
  const greedyIn = (changes: object) => {
    const state = new Int32Array(kernel.words);
    kernel.load({ ...base, direction: 'normal', top: null, ...changes }, state);
    return kernel.deedOf(kernel.choose(state, 'greedy', randomFrom(1)));
  };
  const play = (face: string, naturals: number) => ({ type: 'play', face, naturals, jokers: 0 });

  it('greedy leads all it has of its lowest rank, as the world stands', () => {
    expect(greedyIn({})).toEqual(play('8', 2));
    expect(greedyIn({ direction: 'reversed' })).toEqual(play('Q', 3));
  });

  it('greedy follows with the whole of the lowest rank that is enough, and passes when there is none', () => {
    expect(greedyIn({ top: { seat: 4, face: 0, size: 1 } })).toEqual(play('8', 2));
    expect(greedyIn({ top: { seat: 4, face: 1, size: 1 } })).toEqual(play('T', 1));
    expect(greedyIn({ top: { seat: 4, face: 1, size: 2 } })).toEqual(play('Q', 3));
    expect(greedyIn({ top: { seat: 4, face: 5, size: 1 } })).toEqual({ type: 'pass' });
  });

  it('random takes every play and the pass equally often', () => {
    const seen = new Map<number, number>();
    const plays = 0x80010011 | 0;
    for (let number = 0; number < 2 ** 22; number += 64) {
      const bit = anyOf(plays, true, number);
      seen.set(bit, (seen.get(bit) ?? 0) + 1);
    }
    expect([...seen.keys()].sort((a, b) => a - b)).toEqual([-1, 0, 4, 16, 31]);
    for (const times of seen.values()) expect(Math.abs(times - 65536 / 5)).toBeLessThan(1);
  });

  it('random never passes where it leads', () => {
    for (let number = 0; number < 2 ** 22; number += 4096) expect(anyOf(3, false, number)).toBe(number >> 21);
  });
});
