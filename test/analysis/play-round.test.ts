import { describe, expect, it } from 'vitest';
import { dealCards } from '../../src/analysis/deal-cards.ts';
import { playRound } from '../../src/analysis/play-round.ts';
import type { Policy } from '../../src/analysis/policies/policy.ts';
import { randomPolicy } from '../../src/analysis/policies/random-policy.ts';
import { sensible } from '../../src/analysis/policies/sensible.ts';
import { randomFrom } from '../../src/analysis/random.ts';
import { anemaki } from '../../src/rules/anemaki/anemaki.ts';
import type { RoundState } from '../../src/rules/game.ts';
import { setupOf } from '../../src/rules/games.ts';
import { BY_SEAT, cardsInPlay, dealOf, RHYS } from '../support/table.ts';

const setups = [setupOf(anemaki, 5), setupOf(anemaki, 5, { pass: 'trick' })];

/** A titled round of one policy for all, with every position it went through. */
function played(policy: Policy, seed: number) {
  const random = randomFrom(seed);
  const setup = setups[seed % 2] ?? setupOf(anemaki, 5);
  const states: RoundState[] = [];
  const deal = dealCards(anemaki, setup, RHYS, random);
  const bots = BY_SEAT.map(() => policy);
  const round = playRound(anemaki, {
    setup,
    deal,
    titles: BY_SEAT,
    bots,
    random,
    watch: (s) => states.push(s),
  });
  return { ...round, deal, setup, states };
}

describe.each([sensible, randomPolicy])('a round between $id players', (policy) => {
  it('conserves the cards at every step', () => {
    for (let seed = 0; seed < 24; seed++) {
      const { deal, states, steps } = played(policy, seed);
      const laid = steps.flatMap(({ action }) => (action.type === 'play' ? action.cards : []));
      for (const state of states) {
        const inPlay = cardsInPlay(state);
        const gone = laid.slice(0, 32 - inPlay.length);
        expect([...inPlay, ...gone].sort()).toEqual(cardsInPlay(deal));
      }
    }
  });

  it('ends with everybody in one place and points that add to zero', () => {
    for (let seed = 0; seed < 24; seed++) {
      const { end } = played(policy, seed);
      expect(anemaki.roundOver(end)).toBe(true);
      const ranking = anemaki.ranking(end);
      expect([...ranking].sort()).toEqual([...BY_SEAT]);
      expect(ranking.map((_, i) => anemaki.points(i + 1, 5)).reduce((a, b) => a + b)).toBe(0);
    }
  });

  it('consists of actions that the rules allow, one after the other', () => {
    for (let seed = 0; seed < 24; seed++) {
      const { steps, deal, setup, end } = played(policy, seed);
      let state = anemaki.deal(setup, deal, BY_SEAT);
      for (const { action, leads } of steps) {
        if (state.trick === null && (action.type === 'play' || action.type === 'pass')) {
          const verdict = anemaki.check(state);
          state = anemaki.open(verdict ? anemaki.settle(state, verdict) : state);
        }
        if (state.turn === null && state.trick !== null) state = anemaki.clear(state);
        expect(anemaki.judge(state, action)).toBeNull();
        expect(leads).toBe(action.type === 'play' && state.trick?.plays.length === 0);
        state = anemaki.apply(state, action);
      }
      expect(state).toEqual(end);
    }
  });
});

describe('a round', () => {
  it('has its exchange chosen from the dealt cards alone (A25)', () => {
    const seen: number[] = [];
    const curious: Policy = {
      ...sensible,
      give(view, due, random) {
        seen.push(view.hand.length, view.trades.length);
        return sensible.give(view, due, random);
      },
    };
    const bots = BY_SEAT.map(() => curious);
    playRound(anemaki, {
      setup: setupOf(anemaki, 5),
      deal: dealOf(),
      titles: BY_SEAT,
      bots,
      random: randomFrom(1),
    });
    expect(seen).toEqual([6, 0, 6, 0]);
  });

  it('refuses a policy that cheats', () => {
    const cheat: Policy = { ...sensible, play: () => ({ type: 'pass' }) };
    const bots = BY_SEAT.map(() => cheat);
    const plan = { setup: setupOf(anemaki, 5), deal: dealOf(), titles: null, bots, random: randomFrom(1) };
    expect(() => playRound(anemaki, plan)).toThrow(/pass by seat 4 is against A7: pass.leader/);
  });

  it('asks nobody who has only one thing to do', () => {
    const asked: number[] = [];
    const counting: Policy = {
      ...sensible,
      play(view, choices, random) {
        asked.push(choices.length);
        return sensible.play(view, choices, random);
      },
    };
    const bots = BY_SEAT.map(() => counting);
    playRound(anemaki, {
      setup: setupOf(anemaki, 5),
      deal: dealOf(),
      titles: null,
      bots,
      random: randomFrom(1),
    });
    expect(Math.min(...asked)).toBeGreaterThan(1);
  });
});
