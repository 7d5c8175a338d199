import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { machineGraph } from '../../src/machine/graph.ts';
import { machineOf } from '../../src/machine/machines.ts';
import { isAction, type MatchEvent } from '../../src/machine/match.ts';
import { anemaki } from '../../src/rules/anemaki/anemaki.ts';
import { forradalom } from '../../src/rules/forradalom/forradalom.ts';
import type { Action, Game, Seat } from '../../src/rules/game.ts';
import { inputOf, type Snapshot, send, snapshotsOf, takenBy } from '../support/machine.ts';
import { allSetups, eventsOf, type RandomMatch, randomMatch, setupsBySize } from '../support/random-match.ts';

const rounds = 2;
/** Each game with setups, and random matches a setup. */
const GAMES = [
  { game: anemaki, setups: allSetups(anemaki, 5), numRuns: 3 },
  { game: forradalom, setups: setupsBySize(forradalom).filter((_, i) => i % 3 === 0), numRuns: 1 },
];

function pointsAfter(orders: readonly (readonly Seat[])[]): number[] {
  const totals = (orders[0] ?? []).map(() => 0);
  for (const order of orders) {
    for (const [i, seat] of order.entries())
      totals[seat] = (totals[seat] ?? 0) + (order.length + 1) / 2 - (i + 1);
  }
  return totals;
}

describe.each(GAMES)('the statechart of $game.id on random matches', ({ game, setups, numRuns }) => {
  const machine = machineOf(game.id);
  const forEveryMatch = (check: (match: RandomMatch) => void) => {
    for (const setup of setups) {
      fc.assert(
        fc.property(fc.nat(), (seed) => check(randomMatch({ seed, game, setup, rounds }))),
        { numRuns },
      );
    }
  };

  it('holds after every event the same round as the rules alone', () => {
    forEveryMatch((match) => {
      const snapshots = snapshotsOf(match);
      let at = 0;
      for (const { steps } of match.rounds) {
        for (const { event, round } of steps) {
          at++;
          const held = snapshots[at]?.context.round;
          // Where the tricks begin, the statechart opens the first one at once.
          const isReady = game.dues(round).length === 0 && (event.type === 'check' || !game.hasCheck(round));
          expect(held).toEqual(isReady && !round.trick ? game.open(round) : round);
        }
        at++;
      }
      expect(at).toBe(snapshots.length - 1);
    });
  });

  it('carries the places and the sum of points from round to round (A19)', () => {
    forEveryMatch((match) => {
      const end = snapshotsOf(match).at(-1);
      const orders = match.rounds.map(({ order }) => order);
      expect(end?.status).toBe('done');
      expect(end?.context.titles).toEqual(orders.at(-1));
      expect(end?.context.totals).toEqual(pointsAfter(orders));
    });
  });

  it('gives as an actor the same states as by pure transitions', () => {
    forEveryMatch((match) => {
      const snapshots = snapshotsOf(match);
      const actor = createActor(machine, { input: inputOf(match) }).start();
      for (const [i, event] of eventsOf(match).entries()) {
        actor.send(event);
        const { value, context, status } = actor.getSnapshot();
        const pure = snapshots[i + 1];
        expect({ value, context, status }).toEqual({
          value: pure?.value,
          context: pure?.context,
          status: pure?.status,
        });
      }
      actor.stop();
    });
  });

  it('takes one transition of its drawing for every event, and at most one more that needs none', () => {
    const known = new Set(machineGraph(machine).transitions.map(({ id }) => id));
    forEveryMatch((match) => {
      const snapshots = snapshotsOf(match);
      for (const [i, event] of eventsOf(match).entries()) {
        const taken = takenBy(snapshots[i] as Snapshot, event);
        expect(taken.length).toBeOneOf([1, 2]);
        expect(taken.filter((id) => !known.has(id))).toEqual([]);
      }
    });
  });

  it('is left as it was by every event of another phase', () => {
    forEveryMatch((match) => {
      const snapshots = snapshotsOf(match);
      const sample = oneOfEachType(eventsOf(match));
      for (const before of snapshots.filter((_, i) => i % 7 === 0)) {
        for (const event of sample) {
          if (before.can(event)) continue;
          const after = send(before, event);
          expect(after.value).toEqual(before.value);
          expect(after.context).toBe(before.context);
        }
      }
    });
  });

  it('refuses exactly the actions that the rules refuse, in the phase that has a place for them', () => {
    forEveryMatch((match) => {
      const snapshots = snapshotsOf(match);
      const actions = eventsOf(match).filter(isAction);
      for (const [i, before] of snapshots.entries()) {
        const { round } = before.context;
        const action = actions[(i * 31) % actions.length];
        if (!round || !action || i % 5 > 0) continue;
        expect(before.can(action)).toBe(
          isInPhase(before, action, game) && game.judge(round, action) === null,
        );
      }
    });
  });
});

/** Trades belong to the exchange, revolutions to the gap between two tricks, what else players do to the tricks. */
function isInPhase(before: Snapshot, { type }: Action, game: Game): boolean {
  if (type === 'give' || type === 'swap' || type === 'keep') return before.matches('exchanging');
  if (type !== 'revolt') return before.matches('tricks');
  const { round } = before.context;
  return before.matches({ tricks: 'betweenTricks' }) && round !== null && !game.roundOver(round);
}

function oneOfEachType(events: readonly MatchEvent[]): MatchEvent[] {
  return [...new Map(events.map((event) => [event.type, event])).values()];
}
