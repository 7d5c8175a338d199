import { describe, expect, it } from 'vitest';
import { allStates, machineGraph } from '../../src/machine/graph.ts';
import { machineOf } from '../../src/machine/machines.ts';
import { foldMatch } from '../../src/replay/fold.ts';
import { anemaki } from '../../src/rules/anemaki/anemaki.ts';
import { allSetups, randomMatch } from '../support/random-match.ts';
import { recordOf } from '../support/record.ts';

const graph = machineGraph(machineOf('anemaki'));
// One match is long, since a postponed revolution is rare.
const timelines = allSetups(anemaki, 5).map((setup, i) =>
  foldMatch(recordOf(randomMatch({ seed: `taken ${i}`, setup, rounds: i === 2 ? 80 : 8 }))),
);
const frames = timelines.flatMap(({ rounds }) => rounds.flatMap((round) => round.frames));

describe('the frames of random matches', () => {
  it('come from logs without a problem', () => {
    expect(timelines.flatMap(({ problems }) => problems)).toEqual([]);
    expect(frames.length).toBeGreaterThan(1000);
  });

  it('name only transitions that the drawing has', () => {
    const known = new Set<string | null>(graph.transitions.map(({ id }) => id));
    expect([...new Set(frames.map(({ taken }) => taken))].filter((id) => !known.has(id))).toEqual([]);
  });

  it('name between them every transition that a frame can end with', () => {
    const taken = new Set(frames.map((frame) => frame.taken));
    const unseen = graph.transitions.map(({ id }) => id).filter((id) => !taken.has(id));
    expect(unseen).toEqual(['ranking:nextRound:dealing', 'ranking:finish:matchOver']);
  });

  it('name only states that the drawing has', () => {
    const known = new Set(allStates(graph).map(({ id }) => id));
    expect(frames.flatMap(({ states }) => states).filter((id) => !known.has(id))).toEqual([]);
  });
});
