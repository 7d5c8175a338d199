import { describe, expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { allStates, machineGraph } from '../../src/machine/graph.ts';
import { machineOf } from '../../src/machine/machines.ts';

const graph = machineGraph(machineOf('anemaki'));
const conditionsOf = (source: string, event: string) =>
  graph.transitions.filter((one) => one.source === source && one.event === event).map((one) => one.condition);

describe('the graph of the statechart', () => {
  it('has the phases that people name, in their order', () => {
    expect(graph.states.map(({ id }) => id)).toEqual([
      'dealing',
      'exchanging',
      'revolutionCheck',
      'tricks',
      'ranking',
      'matchOver',
    ]);
  });

  it('names states by their path, and tells what kind they are', () => {
    const byId = new Map(allStates(graph).map((state) => [state.id, state]));
    expect(byId.get('exchanging')).toMatchObject({ kind: 'parallel', initial: null });
    expect(byId.get('exchanging.neutralAndTalon')).toMatchObject({
      name: 'neutralAndTalon',
      kind: 'compound',
      initial: 'exchanging.neutralAndTalon.open',
    });
    expect(byId.get('tricks')).toMatchObject({ kind: 'compound', initial: 'tricks.leading' });
    expect(byId.get('tricks.leading')).toMatchObject({ name: 'leading', kind: 'atomic', children: [] });
    expect(byId.get('matchOver')?.kind).toBe('final');
  });

  it('has every trade in a region of its own (A25)', () => {
    const exchanging = graph.states.find(({ id }) => id === 'exchanging');
    expect(exchanging?.children.map(({ name }) => name)).toEqual([
      'archonAndDoulos',
      'yparchonAndYpodoulos',
      'neutralAndTalon',
    ]);
  });

  it('gives every transition a name of its own, between states that are there', () => {
    const states = new Set(allStates(graph).map(({ id }) => id));
    const ids = graph.transitions.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { source, target } of graph.transitions) {
      expect([source, target].filter((id) => !states.has(id))).toEqual([]);
    }
  });

  it('tells transitions between the same states apart by their guards', () => {
    expect(conditionsOf('revolutionCheck', 'check')).toEqual([
      'revolutionIsDeclared',
      'revolutionIsPostponed',
      'otherwise',
    ]);
    expect(conditionsOf('tricks.betweenTricks', 'clear')).toEqual(['roundIsOver', 'otherwise']);
  });

  it('says a condition only where the event does not say it all', () => {
    expect(conditionsOf('tricks.leading', 'play')).toEqual([null]);
    expect(conditionsOf('tricks.following', 'always')).toEqual(['trickIsOver']);
    expect(conditionsOf('exchanging', 'done')).toEqual([null]);
    expect(graph.transitions.find(({ source }) => source === 'tricks.leading')).toEqual({
      id: 'tricks.leading:play[mayAct]:tricks.following',
      source: 'tricks.leading',
      target: 'tricks.following',
      event: 'play',
      guard: 'mayAct',
      condition: null,
    });
  });

  it('is plain data', () => {
    expect(JSON.parse(JSON.stringify(graph))).toEqual(graph);
  });
});

describe('the graph of Forradalom’s statechart', () => {
  const forradalom = machineGraph(machineOf('forradalom'));

  it('has no check: revolutions have their place between two tricks (F11, F17)', () => {
    expect(forradalom.states.map(({ id }) => id)).toEqual([
      'dealing',
      'exchanging',
      'tricks',
      'ranking',
      'matchOver',
    ]);
    const revolts = forradalom.transitions.filter(({ event }) => event === 'revolt');
    expect(revolts.map(({ source, target }) => [source, target])).toEqual([
      ['tricks.betweenTricks', 'tricks.betweenTricks'],
    ]);
  });

  it('loops over the pairs in its exchange (F20)', () => {
    const exchanging = forradalom.states.find(({ id }) => id === 'exchanging');
    expect(exchanging).toMatchObject({ kind: 'compound', initial: 'exchanging.taking' });
    expect(exchanging?.children.map(({ name }) => name)).toEqual(['taking', 'returning', 'done']);
    const gifts = forradalom.transitions.filter(({ event }) => event === 'give');
    expect(gifts.map(({ id }) => id)).toEqual([
      'exchanging.taking:give[mayAct]:exchanging.returning',
      'exchanging.returning:give[makesLastTrade]:exchanging.done',
      'exchanging.returning:give[mayAct]:exchanging.taking',
    ]);
  });

  it('names its states and transitions as Anemaki does where they are the same', () => {
    const shared = (of: typeof graph) =>
      of.transitions.filter(({ event, source }) => source.startsWith('tricks') && event !== 'revolt');
    expect(shared(forradalom)).toEqual(shared(graph));
  });
});

describe('the graph of any machine', () => {
  it('reads transitions of the root, without a target, and guards that are functions', () => {
    const isReady = () => true;
    const machine = createMachine({
      initial: 'a',
      on: { reset: '.a' },
      states: { a: { on: { go: { guard: isReady, target: 'b' }, stay: { actions: 'note' } } }, b: {} },
    });
    expect(machineGraph(machine).transitions.map(({ id }) => id)).toEqual([
      ':reset:a',
      'a:go[isReady]:b',
      'a:stay:a',
    ]);
  });

  it('leaves histories out', () => {
    const machine = createMachine({ initial: 'a', states: { a: {}, back: { type: 'history' } } });
    expect(machineGraph(machine).states.map(({ id }) => id)).toEqual(['a']);
  });
});

describe('the statechart of a game', () => {
  it('is found by the game’s id; asking for another is a fault of ours', () => {
    expect(machineOf('anemaki').id).toBe('anemaki');
    expect(() => machineOf('toString')).toThrow('toString');
  });
});
