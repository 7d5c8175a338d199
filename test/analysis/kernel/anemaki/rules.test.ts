/** Holds the kernel equal to the rules: at every step of random matches, over all options, in both orders of the world. */
import { describe, expect, it } from 'vitest';
import type { Kernel, State, TrickDeed } from '../../../../src/analysis/kernel/kernel.ts';
import { kernelOf } from '../../../../src/analysis/kernel/kernels.ts';
import { positionOfState } from '../../../../src/analysis/positions/position-of-state.ts';
import { faceOf } from '../../../../src/cards/card.ts';
import { anemaki } from '../../../../src/rules/anemaki/anemaki.ts';
import type { Action, RoundState, Setup } from '../../../../src/rules/game.ts';

import { allSetups, type RandomRound, randomMatch } from '../../../support/random-match.ts';

const SEEDS = 25;

const roundsOf = (setup: Setup) =>
  Array.from({ length: SEEDS }, (_, seed) => randomMatch({ seed: `kernel ${seed}`, setup }).rounds).flat();

function loaded(kernel: Kernel, round: RoundState): State {
  const state = new Int32Array(kernel.words);
  kernel.load(positionOfState(anemaki, round), state);
  return state;
}

function deedOf(action: Action): TrickDeed | null {
  if (action.type === 'pass') return { type: 'pass' };
  if (action.type !== 'play') return null;
  const face = faceOf(action.cards[0] ?? '??') ?? 'jo';
  return { type: 'play', face, naturals: action.cards.length, jokers: 0 };
}

/** The round in the tricks, from the first lead on: before each action, the action, and the round after it. */
function stepsOf({ steps }: RandomRound) {
  let before: RoundState | undefined;
  return steps.flatMap(({ event, round }) => {
    const from = before;
    const isMove = event.type === 'play' || event.type === 'pass';
    before = event.type === 'deal' || event.type === 'check' ? anemaki.open(round) : round;
    return from && isMove ? [{ from, deed: deedOf(event) as TrickDeed, to: round }] : [];
  });
}

function seatsByPlace(kernel: Kernel, state: State): number[] {
  const places = new Uint8Array(5);
  kernel.places(state, places);
  return [0, 1, 2, 3, 4].map((place) => places.indexOf(place));
}

describe.each(allSetups(anemaki, 5))('the kernel of Anemaki, $options', (setup) => {
  const kernel = kernelOf(setup, 'anemaki');
  const rounds = roundsOf(setup);

  it('knows the one to move and the legal moves at every step, as the rules do', () => {
    for (const { from } of rounds.flatMap(stepsOf)) {
      const state = loaded(kernel, from);
      expect(kernel.turn(state)).toBe(from.turn);
      expect(kernel.moves(state).map(kernel.deedOf)).toEqual(anemaki.choices(from));
    }
  });

  it('comes to the same state by moves as by loading what the rules say, and to the same places', () => {
    for (const round of rounds) {
      const steps = stepsOf(round);
      const state = loaded(kernel, steps[0]?.from as RoundState);
      for (const [i, { deed, to }] of steps.entries()) {
        kernel.apply(state, kernel.moveOf(deed));
        // Of a round that is over, no more is said than that and the places.
        if (i < steps.length - 1) expect([...state]).toEqual([...loaded(kernel, to)]);
      }
      expect(kernel.turn(state)).toBe(-1);
      expect(seatsByPlace(kernel, state)).toEqual(round.order);
    }
  });

  it('loads a round that is over', () => {
    for (const { steps, order } of rounds) {
      const state = loaded(kernel, steps.at(-1)?.round as RoundState);
      expect(kernel.turn(state)).toBe(-1);
      expect(kernel.moves(state)).toEqual([]);
      expect(seatsByPlace(kernel, state)).toEqual(order);
    }
  });

  it('has seen both orders, every face and every number of cards', () => {
    const steps = rounds.flatMap(stepsOf);
    expect(new Set(steps.map(({ from }) => from.direction)).size).toBe(2);
    const plays = steps.flatMap(({ deed }) => (deed.type === 'play' ? [deed] : []));
    expect(new Set(plays.map(({ naturals }) => naturals)).size).toBe(4);
    expect(new Set(plays.map(({ face }) => face)).size).toBe(8);
  });
});
