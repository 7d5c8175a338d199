import { describe, expect, it } from 'vitest';
import { allStates, machineGraph } from '../../src/machine/graph.ts';
import { machineOf } from '../../src/machine/machines.ts';
import { foldMatch } from '../../src/replay/fold.ts';
import { anemaki } from '../../src/rules/anemaki/anemaki.ts';
import { forradalom } from '../../src/rules/forradalom/forradalom.ts';
import { allSetups, randomMatch, setupsBySize } from '../support/random-match.ts';
import { recordOf } from '../support/record.ts';

/** The trade that ends the exchange leads on to the tricks at once, and a frame names the last transition. */
const LAST_TRADE = 'exchanging.returning:give[makesLastTrade]:exchanging.done';

const GAMES = [
  // One match is long, since a postponed revolution is rare.
  {
    game: anemaki,
    setups: allSetups(anemaki, 5),
    roundsOf: (i: number) => (i === 2 ? 80 : 8),
    passedThrough: [],
  },
  {
    game: forradalom,
    setups: setupsBySize(forradalom).slice(0, 5),
    roundsOf: () => 3,
    passedThrough: [LAST_TRADE],
  },
];

describe.each(GAMES)(
  'the frames of random matches of $game.id',
  ({ game, setups, roundsOf, passedThrough }) => {
    const graph = machineGraph(machineOf(game.id));
    const timelines = setups.map((setup, i) =>
      foldMatch(recordOf(randomMatch({ seed: `taken ${i}`, game, setup, rounds: roundsOf(i) }))),
    );
    const frames = timelines.flatMap(({ rounds }) => rounds.flatMap((round) => round.frames));

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
      expect(unseen).toEqual([...passedThrough, 'ranking:nextRound:dealing', 'ranking:finish:matchOver']);
    });

    it('name only states that the drawing has', () => {
      const known = new Set(allStates(graph).map(({ id }) => id));
      expect(frames.flatMap(({ states }) => states).filter((id) => !known.has(id))).toEqual([]);
    });
  },
);
