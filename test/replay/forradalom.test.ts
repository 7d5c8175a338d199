/** Random matches of Forradalom through the fold: the frames say what the rules alone say, and no card is made or lost. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allStates, machineGraph } from '../../src/machine/graph.ts';
import { machineOf } from '../../src/machine/machines.ts';
import { isAction } from '../../src/machine/match.ts';
import { foldMatch } from '../../src/replay/fold.ts';
import type { Frame, RoundTimeline } from '../../src/replay/frame.ts';
import { packRound, unpackRound } from '../../src/replay/pack.ts';
import { forradalom } from '../../src/rules/forradalom/forradalom.ts';
import { setupOf } from '../../src/rules/games.ts';
import { framesOf } from '../support/fold-text.ts';
import { omitPasses } from '../support/forget.ts';
import { type RandomMatch, randomMatch } from '../support/random-match.ts';
import { recordOf } from '../support/record.ts';

/** Any number of players, any options; a pack among so many that someone has no card would be no game. */
const plans = fc
  .record({
    seed: fc.integer(),
    players: fc.integer({ min: 3, max: 16 }),
    options: fc.record(
      Object.fromEntries(forradalom.options.map(({ name, values }) => [name, fc.constantFrom(...values)])),
    ),
  })
  .map(({ seed, players, options }) =>
    randomMatch({ seed, game: forradalom, setup: setupOf(forradalom, players, options), rounds: 2 }),
  );

function hold(check: (match: RandomMatch) => void, numRuns = 16) {
  fc.assert(fc.property(plans, check), { numRuns });
}

function framesOfRound({ frames }: RoundTimeline, event: number): Frame {
  const frame = frames[event];
  if (!frame) throw new Error(`no frame ${event}`);
  return frame;
}

function laidBy({ did }: Frame): readonly string[] {
  return did.type === 'play' || did.type === 'revolt' ? did.cards : [];
}

/** Which entries of a round open a trick. */
function leadsOf(round: RoundTimeline | undefined): Set<number> {
  const noted = round?.frames.filter(({ did }) => 'seat' in did) ?? [];
  return new Set(noted.flatMap(({ did, pile }, i) => (did.type === 'play' && pile.length === 1 ? [i] : [])));
}

describe('A match of Forradalom noted in full', () => {
  it('folds without a problem to a frame for every event, with the position of the rules', () => {
    hold((match) => {
      const timeline = foldMatch(recordOf(match));
      expect(timeline.problems).toEqual([]);
      for (const [i, { steps, order }] of match.rounds.entries()) {
        const round = timeline.rounds[i] as RoundTimeline;
        expect(round.frames).toHaveLength(steps.length);
        expect(round.summary.order).toEqual(order);
        expect(round.summary.revolts).toBe(steps.filter(({ event }) => event.type === 'revolt').length);
        for (const [at, { event, round: state }] of steps.entries()) {
          const frame = framesOfRound(round, at);
          if (isAction(event)) expect(frame.did).toEqual(event);
          expect(frame.hands).toEqual(state.hands);
          expect(frame.direction).toBe(state.direction);
          // The first trick is opened at once where the last trade, or the deal, leads to it.
          if (state.trick) expect(frame.pile).toEqual(state.trick.plays);
        }
      }
    });
  });

  it('keeps every card in one place: in a hand, or laid in a trick or for a revolution before', () => {
    hold((match) => {
      const pack = forradalom.pack(match.plan.setup).sort();
      for (const { frames } of foldMatch(recordOf(match)).rounds) {
        const laid: string[] = [];
        for (const frame of frames) {
          laid.push(...laidBy(frame));
          expect([...frame.hands.flat(), ...laid].sort()).toEqual(pack);
        }
      }
    });
  });

  it('numbers the trades x1, x2, …, and the revolutions in a gap g1, g2, … after its trick', () => {
    hold((match) => {
      for (const { frames } of foldMatch(recordOf(match)).rounds) {
        const trades = frames.filter(({ did }) => did.type === 'give').map(({ at }) => at.split('x')[1]);
        expect(trades).toEqual(trades.map((_, i) => String(i + 1)));
        for (const [i, { did, at, trick }] of frames.entries()) {
          if (did.type !== 'revolt') continue;
          const before = frames[i - 1]?.did.type === 'revolt' ? frames[i - 1] : undefined;
          const count = before ? Number(before.at.split('g')[1]) + 1 : 1;
          expect(at.replace(/^r\d+/, '')).toBe(`t${trick}g${count}`);
        }
      }
    });
  });

  it('stands in states, and takes transitions, that the drawing of its statechart has', () => {
    const graph = machineGraph(machineOf('forradalom'));
    const ids = new Set(graph.transitions.map(({ id }) => id));
    const paths = new Set(allStates(graph).map(({ id }) => id));
    hold((match) => {
      for (const frame of framesOf(foldMatch(recordOf(match)))) {
        expect(ids).toContain(frame.taken);
        for (const state of frame.states) expect(paths).toContain(state);
        expect(frame.states).not.toContain('revolutionCheck');
      }
    });
  });

  it('is packed and unpacked without a change', () => {
    hold((match) => {
      for (const round of foldMatch(recordOf(match)).rounds) {
        expect(unpackRound(JSON.parse(JSON.stringify(packRound(round))))).toEqual(round);
      }
    }, 6);
  });
});

describe('A match of Forradalom noted in part', () => {
  it('has the same frames without its passes, which are inferred', () => {
    hold((match) => {
      const record = recordOf(match);
      const full = foldMatch(record);
      const bare = foldMatch(omitPasses(record, (round) => leadsOf(full.rounds[round])));
      expect(bare.problems).toEqual([]);
      const expected = full.rounds.map(({ frames }) =>
        frames.map((frame) => ({ ...frame, inferred: frame.inferred || frame.did.type === 'pass' })),
      );
      expect(bare.rounds.map(({ frames }) => frames)).toEqual(expected);
    });
  });

  it('comes to the same places without its deals, and no hand runs out before it should', () => {
    hold((match) => {
      const record = recordOf(match);
      const dealless = { ...record, rounds: record.rounds.map((round) => ({ ...round, deal: [] })) };
      const { rounds, problems } = foldMatch(dealless);
      expect(problems.map(({ code }) => code).filter((code) => code !== 'dealer.assumed')).toEqual([]);
      expect(rounds.map(({ summary }) => summary.order)).toEqual(match.rounds.map(({ order }) => order));
      for (const { frames } of rounds) {
        const sizes = frames[0]?.hands.map((hand) => hand.length) ?? [];
        expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
        expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(forradalom.pack(match.plan.setup).length);
      }
    });
  });
});
