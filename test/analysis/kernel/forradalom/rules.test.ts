/**
 * Holds the kernel equal to the rules and to how a program asks for revolutions (F17): at every play and in every gap of
 * random rounds, over all options and sizes of table, in both orders of the world.
 */
import { describe, expect, it } from 'vitest';
import type { Kernel, State, TrickDeed } from '../../../../src/analysis/kernel/kernel.ts';
import { kernelOf } from '../../../../src/analysis/kernel/kernels.ts';
import { playRound } from '../../../../src/analysis/play-round.ts';
import type { Policy } from '../../../../src/analysis/policies/policy.ts';
import { randomPolicy } from '../../../../src/analysis/policies/random-policy.ts';
import { positionOfState } from '../../../../src/analysis/positions/position-of-state.ts';
import { pick, randomFrom } from '../../../../src/analysis/random.ts';
import { JOKER } from '../../../../src/cards/card.ts';
import { forradalom } from '../../../../src/rules/forradalom/forradalom.ts';
import type { Action, RevoltChoice, RoundState, Seat, Setup } from '../../../../src/rules/game.ts';
import { setOf } from '../../../../src/rules/sets.ts';
import { allSetups, randomDeal } from '../../../support/random-match.ts';

/** What a round asked of its players, in order: a move in a trick, or whether one wants to revolt. */
type Ask =
  | { readonly round: RoundState; readonly deed: TrickDeed; readonly after: RoundState }
  | { readonly seat: Seat; readonly choices: readonly RevoltChoice[]; readonly deed: TrickDeed };

interface Played {
  readonly setup: Setup;
  readonly asks: readonly Ask[];
  readonly end: RoundState;
}

function deedOf(action: Action): TrickDeed {
  if (action.type !== 'play') return { type: 'pass' };
  const { face, size, jokers } = setOf(action.cards);
  return { type: 'play', face: face ?? JOKER, naturals: size - jokers, jokers };
}

/** A round between players who do anything, as everything that was asked of them. */
function played(setup: Setup, seed: string): Played {
  const random = randomFrom(seed);
  const asked: ({ round: RoundState } | Extract<Ask, { seat: Seat }>)[] = [];
  const bots = Array.from(
    { length: setup.players },
    (_, seat): Policy => ({
      ...randomPolicy,
      revolt(_view, choices) {
        const choice = random.below(3) === 0 ? null : pick(random, choices);
        asked.push({ seat, choices, deed: choice ?? { type: 'abstain' } });
        return choice;
      },
    }),
  );
  const watch = (round: RoundState) => asked.push({ round });
  const deal = randomDeal(random, { seed, rounds: 1, game: forradalom, setup }, null);
  const { steps, end } = playRound(forradalom, { setup, deal, titles: null, bots, random, watch });
  const moves = steps.map(({ action }) => action).filter(({ type }) => type !== 'revolt');
  const asks = asked.slice(0, -1).map((ask): Ask => {
    if ('seat' in ask) return ask;
    const action = moves.shift() as Action;
    return { round: ask.round, deed: deedOf(action), after: forradalom.apply(ask.round, action) };
  });
  return { setup, asks, end };
}

/** For every size of table a few of all setups; between them all. */
const rounds = Array.from({ length: 14 }, (_, i) => i + 3).flatMap((players) => {
  return allSetups(forradalom, players)
    .filter((_, k) => k % 10 === players % 10)
    .map((setup, k) => played(setup, `kernel ${players} ${k}`));
});

function loaded(kernel: Kernel, round: RoundState): State {
  const state = new Int32Array(kernel.words);
  kernel.load(positionOfState(forradalom, round), state);
  return state;
}

/** Compares as text, which is quicker than item by item. */
function same<T extends State | readonly TrickDeed[]>(actual: T, expected: T): void {
  const textOf = (value: T) => (value instanceof Int32Array ? value.join() : JSON.stringify(value));
  if (textOf(actual) !== textOf(expected)) expect(actual).toEqual(expected);
}

describe('the kernel of Forradalom', () => {
  it('asks the same players for the same moves as the rules do, and comes to the same states', () => {
    for (const { setup, asks, end } of rounds) {
      const kernel = kernelOf(setup, 'forradalom');
      const [first] = asks;
      const state = loaded(kernel, (first as Extract<Ask, { round: RoundState }>).round);
      for (const ask of asks) {
        const moves = kernel.moves(state).map(kernel.deedOf);
        if ('seat' in ask) {
          expect(kernel.turn(state)).toBe(ask.seat);
          same(moves, [{ type: 'abstain' }, ...ask.choices]);
        } else {
          expect(kernel.turn(state)).toBe(ask.round.turn);
          same(moves, forradalom.choices(ask.round));
          same(state, loaded(kernel, ask.round));
        }
        kernel.apply(state, kernel.moveOf(ask.deed));
        if ('round' in ask && ask.after.turn === null) same(state, loaded(kernel, ask.after));
      }
      const places = new Uint8Array(setup.players);
      kernel.places(state, places);
      expect(kernel.turn(state)).toBe(-1);
      expect(kernel.moves(state)).toEqual([]);
      expect(forradalom.ranking(end).map((seat) => places[seat])).toEqual([...places.keys()]);
    }
  });

  it('has seen every option, revolutions back and forth, with and without jokers, and large sets', () => {
    const asks = rounds.flatMap((round) => round.asks);
    const deeds = asks.map(({ deed }) => deed);
    for (const { name, values } of forradalom.options) {
      expect(new Set(rounds.map(({ setup }) => setup.options[name]))).toEqual(new Set(values));
    }
    const revolts = deeds.filter((deed) => deed.type === 'revolt');
    expect(new Set(revolts.map(({ jokers }) => jokers))).toEqual(new Set([0, 1, 2]));
    expect(Math.max(...rounds.map(({ end }) => end.revolts))).toBeGreaterThan(2);
    const plays = deeds.filter((deed) => deed.type === 'play');
    expect(new Set(plays.filter(({ face }) => face === JOKER).map(({ jokers }) => jokers))).toEqual(
      new Set([1, 2]),
    );
    expect(plays.some(({ naturals, jokers }) => naturals + jokers > 4 && jokers === 2)).toBe(true);
  });
});
