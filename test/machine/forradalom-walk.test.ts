import { describe, expect, it } from 'vitest';
import { adjacencyMapToArray, getAdjacencyMap, getShortestPaths, getSimplePaths } from 'xstate/graph';
import { cardsOfChoice } from '../../src/analysis/choice-cards.ts';
import { allStates, machineGraph } from '../../src/machine/graph.ts';
import { machineOf } from '../../src/machine/machines.ts';
import type { MatchEvent, MatchInput } from '../../src/machine/match.ts';
import { forradalom } from '../../src/rules/forradalom/forradalom.ts';
import type { Action, Due, RoundState } from '../../src/rules/game.ts';
import { bestCards } from '../../src/rules/order.ts';
import { dealOf, setup } from '../support/forradalom.ts';
import { activeIn, type Snapshot, takenBy } from '../support/machine.ts';

const machine = machineOf('forradalom');
const graph = machineGraph(machine);
/** Small hands, of which one can make a revolution and another a counter-revolution. */
const DEAL = dealOf({ hands: ['5d 5h 5c 5s', 'Ad Qd', '7d 7h 7c jo', '9d Td'], dealer: 3 });

/** Some events that the rules allow in a state, enough to go every way from it. */
function eventsIn({ value, context: { round } }: Snapshot): MatchEvent[] {
  if (value === 'dealing') return [{ type: 'deal', deal: DEAL }];
  if (value === 'ranking') return [{ type: 'nextRound' }, { type: 'finish' }];
  if (!round || typeof value === 'string') return [];
  if ('exchanging' in value)
    return forradalom
      .dues(round)
      .slice(0, 1)
      .flatMap((due) => trades(round, due));
  return value.tricks === 'betweenTricks' ? [{ type: 'clear' }, ...revolts(round)] : moves(round);
}

function trades({ hands, setup: { options }, setup: { players } }: RoundState, due: Due): Action[] {
  if (due.type !== 'give') return [];
  const order = forradalom.order(setup(players, options), 'normal');
  const hand = hands[due.seat] ?? [];
  const cards = due.choice === 'best' ? bestCards(order, hand, due.count) : hand.slice(-due.count);
  return [{ type: 'give', seat: due.seat, to: due.to, cards }];
}

function revolts(round: RoundState): Action[] {
  return round.hands.flatMap((hand, seat) =>
    forradalom
      .revolts(round, seat)
      .map((choice): Action => ({ type: 'revolt', seat, cards: cardsOfChoice(hand, choice) })),
  );
}

/** The last play on offer, and the pass. */
function moves(round: RoundState): Action[] {
  const seat = round.turn ?? -1;
  const choices = forradalom.choices(round);
  const play = choices.findLast((one) => one.type === 'play');
  const lay: Action[] = play
    ? [{ type: 'play', seat, cards: cardsOfChoice(round.hands[seat] ?? [], play) }]
    : [];
  return choices.some((one) => one.type === 'pass') ? [...lay, { type: 'pass', seat }] : lay;
}

/** Snapshots are told apart by their state and by how far the round has come, not by the cards themselves. */
function serializeState({ value, context: { round, titles } }: Snapshot): string {
  const sizes = round?.hands.map((hand) => hand.length);
  return JSON.stringify([value, titles, sizes, round?.trades.length, round?.trick?.passed, round?.direction]);
}

const options = {
  input: { setup: setup(4) },
  events: eventsIn,
  serializeState,
  serializeEvent: (event: MatchEvent) => JSON.stringify(event),
  stopWhen: ({ context }: Snapshot) => context.totals.some((total) => Math.abs(total) > 2),
};

const map = getAdjacencyMap<Snapshot, MatchEvent, MatchInput>(machine, options);
const steps = adjacencyMapToArray(map).map(({ state, event, nextState }) => ({
  before: state,
  event,
  after: nextState,
}));

describe('a walk through the statechart of Forradalom', () => {
  const taken = new Set(steps.flatMap(({ before, event }) => takenBy(before, event)));

  it('reaches every state; the end of an exchange is only passed through', () => {
    const rested = steps
      .flatMap(({ before, after }) => [before, after])
      .flatMap(({ value }) => activeIn(value));
    const entered = [...taken].map((id) => id.split(':').at(-1) ?? '');
    const all = allStates(graph).map(({ id }) => id);
    expect([...new Set([...rested, ...entered])].sort()).toEqual(all.sort());
    expect(all.filter((id) => !rested.includes(id))).toEqual(['exchanging.done']);
  });

  it('takes every transition: none is dead', () => {
    expect([...taken].sort()).toEqual(graph.transitions.map(({ id }) => id).sort());
  });

  it('is moved by every event that the rules allow in a state', () => {
    const stuck = steps.filter(
      ({ before, after }) => before.value === after.value && before.context === after.context,
    );
    expect(stuck).toEqual([]);
  });
});

describe('paths through the statechart of Forradalom', () => {
  const titled = { setup: setup(4), titles: [0, 1, 2, 3] };
  const isInTricks = ({ value }: Snapshot) => typeof value === 'object' && 'tricks' in value;

  it('go from the first deal to the tricks at once, where nobody has a title', () => {
    const [path] = getShortestPaths(machine, { ...options, toState: isInTricks });
    expect(path?.steps.map(({ event }) => event.type)).toEqual(['xstate.init', 'deal']);
  });

  it('go through the exchange in one order only: the one below gives, the one above returns (F20)', () => {
    const paths = getSimplePaths(machine, {
      ...options,
      input: titled,
      stopWhen: isInTricks,
      toState: isInTricks,
    });
    const seats = paths.map((path) =>
      path.steps.slice(2).map(({ event }) => ('seat' in event ? event.seat : null)),
    );
    expect(seats).toEqual([[3, 0, 2, 1]]);
  });

  it('lead from the lead into a gap, to a revolution and to a counter-revolution', () => {
    const [path] = getShortestPaths(machine, {
      ...options,
      toState: ({ context: { round } }) => round?.revolts === 2,
    });
    expect(path?.steps.slice(-2).map(({ event }) => event.type)).toEqual(['revolt', 'revolt']);
    expect(path?.state.value).toEqual({ tricks: 'betweenTricks' });
    expect(path?.state.context.round?.direction).toBe('normal');
  });
});

describe('the statechart of Forradalom', () => {
  it('has no place for a revolution but in the gap, and none after the last trick (F10, F17)', () => {
    for (const { before } of steps) {
      const { round } = before.context;
      const mayRevolt = round !== null && revolts(round).length > 0;
      for (const seat of [0, 2]) {
        const cards = seat === 0 ? DEAL.hands[0]?.slice(0, 4) : DEAL.hands[2]?.slice(0, 4);
        if (!cards || !before.can({ type: 'revolt', seat, cards })) continue;
        expect(before.value).toEqual({ tricks: 'betweenTricks' });
        expect(mayRevolt).toBe(true);
      }
    }
  });
});
