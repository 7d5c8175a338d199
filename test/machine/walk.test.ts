import { describe, expect, it } from 'vitest';
import { adjacencyMapToArray, getAdjacencyMap, getShortestPaths, getSimplePaths } from 'xstate/graph';
import { faceOf } from '../../src/cards/card.ts';
import { allStates, machineGraph } from '../../src/machine/graph.ts';
import { machineOf } from '../../src/machine/machines.ts';
import type { MatchEvent, MatchInput } from '../../src/machine/match.ts';
import { anemaki } from '../../src/rules/anemaki/anemaki.ts';
import type { Action, Due, RoundState } from '../../src/rules/game.ts';
import { setupOf } from '../../src/rules/games.ts';
import { bestCards } from '../../src/rules/order.ts';
import { POSTPONED, QUIET, REVOLT } from '../support/decks.ts';
import { activeIn, type Snapshot, takenBy } from '../support/machine.ts';

const machine = machineOf('anemaki');
const graph = machineGraph(machine);

/** Some events that the rules allow in a state, enough to go every way from it. */
function eventsIn({ value, context: { round } }: Snapshot): MatchEvent[] {
  if (value === 'dealing') return [QUIET, REVOLT, POSTPONED].map((deal) => ({ type: 'deal', deal }));
  if (value === 'revolutionCheck') return [{ type: 'check' }];
  if (value === 'ranking') return [{ type: 'nextRound' }, { type: 'finish' }];
  if (!round || typeof value === 'string') return [];
  if ('exchanging' in value) return anemaki.dues(round).flatMap((due) => trades(round, due));
  return value.tricks === 'betweenTricks' ? [{ type: 'clear' }] : moves(round);
}

/** Archon and Yparchon give the first cards that were dealt to them. */
function trades(round: RoundState, due: Due): Action[] {
  const { seat, count } = due;
  const dealt = round.dealt[seat] ?? [];
  if (due.type === 'swap')
    return [
      { type: 'swap', seat, cards: dealt.slice(0, count) },
      { type: 'keep', seat },
    ];
  const best = bestCards(anemaki.order(round.setup, 'normal'), dealt, count);
  const free = [...dealt]
    .sort((a, b) => Number(faceOf(a) === 'Q') - Number(faceOf(b) === 'Q'))
    .slice(0, count);
  return [{ type: 'give', seat, to: due.to, cards: due.choice === 'best' ? best : free }];
}

/** The last play on offer, and the pass. */
function moves(round: RoundState): Action[] {
  const seat = round.turn ?? -1;
  const choices = anemaki.choices(round);
  const play = choices.findLast((one) => one.type === 'play');
  const cards = (round.hands[seat] ?? [])
    .filter((card) => play && faceOf(card) === play.face)
    .slice(0, play?.naturals);
  const pass: Action[] = choices.some((one) => one.type === 'pass') ? [{ type: 'pass', seat }] : [];
  return play ? [{ type: 'play', seat, cards }, ...pass] : pass;
}

/** Snapshots are told apart by their state and by how far the round has come, not by the cards themselves. */
function serializeState({ value, context: { round, titles } }: Snapshot): string {
  const cards = round?.hands.flat().length;
  const verdict = round?.verdict?.state ?? (round && anemaki.check(round)?.state);
  const traders = round?.trades.map(({ seat }) => seat).sort();
  const progress = round?.trick ? [cards, round.trick.passed.length] : traders;
  return JSON.stringify([value, titles !== null, verdict, progress]);
}

const options = {
  input: { setup: setupOf(anemaki, 5) },
  events: eventsIn,
  serializeState,
  serializeEvent: (event: MatchEvent) => JSON.stringify(event),
};

const map = getAdjacencyMap<Snapshot, MatchEvent, MatchInput>(machine, options);
const steps = adjacencyMapToArray(map).map(({ state, event, nextState }) => ({
  before: state,
  event,
  after: nextState,
}));

describe('a walk through the statechart', () => {
  it('reaches every state', () => {
    const reached = new Set(
      steps.flatMap(({ before, after }) => [before, after]).flatMap(({ value }) => activeIn(value)),
    );
    expect([...reached].sort()).toEqual(
      allStates(graph)
        .map(({ id }) => id)
        .sort(),
    );
  });

  it('takes every transition: none is dead', () => {
    const taken = new Set(steps.flatMap(({ before, event }) => takenBy(before, event)));
    expect([...taken].sort()).toEqual(graph.transitions.map(({ id }) => id).sort());
  });

  it('is moved by every event that the rules allow in a state', () => {
    const stuck = steps.filter(
      ({ before, after }) => before.value === after.value && before.context === after.context,
    );
    expect(stuck).toEqual([]);
  });

  it('can be gone on with from everywhere but the end of the match', () => {
    const ends = steps.map(({ after }) => after).filter((snapshot) => eventsIn(snapshot).length === 0);
    expect(ends.length).toBeGreaterThan(0);
    for (const { value, status } of ends) expect([value, status]).toEqual(['matchOver', 'done']);
  });
});

describe('paths through the statechart', () => {
  it('lead from the first deal to the end of the match without an exchange, when nobody has a title (A5)', () => {
    const [path] = getShortestPaths(machine, { ...options, toState: ({ value }) => value === 'matchOver' });
    const types = path?.steps.map(({ event }) => event.type) ?? [];
    expect(types[1]).toBe('deal');
    expect(types.at(-1)).toBe('finish');
    expect(types).not.toContain('give');
    expect(types.filter((type) => type === 'clear').length).toBeGreaterThan(0);
  });

  it('go through the exchange and the check in every later round (A20 … A26)', () => {
    const titled = { setup: setupOf(anemaki, 5), titles: [0, 1, 2, 3, 4] };
    const [path] = getShortestPaths(machine, { ...options, input: titled, toState: isLeading });
    expect(path?.steps.map(({ event }) => event.type)).toEqual([
      'xstate.init',
      'deal',
      ...['give', 'give', 'give', 'give'],
      expect.stringMatching(/swap|keep/),
      'check',
    ]);
  });

  it('through the exchange are all its orders: each lets the same trades happen once', () => {
    const titled = { setup: setupOf(anemaki, 5), titles: [0, 1, 2, 3, 4] };
    const paths = getSimplePaths(machine, {
      ...options,
      input: titled,
      events: (snapshot: Snapshot) =>
        eventsIn(snapshot).filter((event) => event.type !== 'deal' || event.deal === QUIET),
      stopWhen: ({ value }) => value === 'revolutionCheck',
      toState: ({ value }) => value === 'revolutionCheck',
    });
    const orders = paths.map((path) =>
      path.steps.slice(2).map(({ event }) => ('seat' in event ? event.seat : null)),
    );
    expect(new Set(orders.map(String)).size).toBe(orders.length / 2);
    for (const order of orders) expect([...order].sort()).toEqual([0, 1, 2, 3, 4]);
  });
});

function isLeading({ value }: Snapshot): boolean {
  return typeof value === 'object' && 'tricks' in value;
}
