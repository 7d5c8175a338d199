import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allStates, machineGraph } from '../../src/machine/graph.ts';
import { machineOf } from '../../src/machine/machines.ts';
import { isAction } from '../../src/machine/match.ts';
import { formatAddress, parseAddress } from '../../src/replay/address.ts';
import { findFrame } from '../../src/replay/find-frame.ts';
import { foldMatch, foldRounds } from '../../src/replay/fold.ts';
import type { Frame } from '../../src/replay/frame.ts';
import { anemaki } from '../../src/rules/anemaki/anemaki.ts';
import { framesOf } from '../support/fold-text.ts';
import { allSetups, randomMatch } from '../support/random-match.ts';
import { recordOf } from '../support/record.ts';

const setups = allSetups(anemaki, 5);
const plans = fc.record({
  seed: fc.integer(),
  setup: fc.constantFrom(...setups),
  rounds: fc.integer({ min: 1, max: 3 }),
});
const RUNS = { numRuns: 20 };

function cardsOf({ hands, talon }: Frame): string[] {
  return [...hands.flat(), ...talon].sort();
}

describe('A match noted in full', () => {
  it('folds without a problem to the places that the rules give', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        const match = randomMatch(plan);
        const timeline = foldMatch(recordOf(match));
        expect(timeline.problems).toEqual([]);
        expect(timeline.rounds.map(({ summary }) => summary.order)).toEqual(
          match.rounds.map(({ order }) => order),
        );
        expect(timeline.rounds.map(({ summary }) => summary.titles)).toEqual(
          match.rounds.map(({ titles }) => titles),
        );
      }),
      RUNS,
    );
  });

  it('has a frame for every event, with the position that the rules alone come to', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        const match = randomMatch(plan);
        const timeline = foldMatch(recordOf(match));
        for (const [i, { steps }] of match.rounds.entries()) {
          const frames = timeline.rounds[i]?.frames ?? [];
          expect(frames.map(({ did }) => did.type)).toEqual(
            steps.map(({ event }, at) => (at === steps.length - 1 ? 'rank' : event.type)),
          );
          for (const [at, { event, round }] of steps.entries()) {
            const frame = frames[at];
            if (isAction(event)) expect(frame?.did).toEqual(event);
            // Where the chart goes on to the tricks at once, the frame shows them opened.
            if (event.type === 'deal' || event.type === 'check') continue;
            expect(frame?.hands).toEqual(round.hands);
            expect(frame?.turn).toEqual(at === steps.length - 1 ? null : round.turn);
            expect(frame?.pile).toEqual(round.trick?.plays ?? []);
            expect(frame?.direction).toBe(round.direction);
          }
        }
      }),
      RUNS,
    );
  });

  it('keeps every card in one place: hands and talon of a frame, and what was laid before it', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        const match = randomMatch(plan);
        const pack = anemaki.pack(match.plan.setup).sort();
        for (const { frames } of foldMatch(recordOf(match)).rounds) {
          const laid: string[] = [];
          for (const frame of frames) {
            if (frame.did.type === 'play') laid.push(...frame.did.cards);
            expect([...cardsOf(frame), ...laid].sort()).toEqual(pack);
          }
        }
      }),
      RUNS,
    );
  });

  it('gives points that add to zero, and carries them on', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        const match = randomMatch(plan);
        const { rounds } = foldMatch(recordOf(match));
        let totals = [0, 0, 0, 0, 0];
        for (const { summary } of rounds) {
          expect(summary.before).toEqual(totals);
          expect(summary.points?.reduce((sum, points) => sum + points, 0)).toBe(0);
          expect([...(summary.order ?? [])].sort()).toEqual([0, 1, 2, 3, 4]);
          totals = totals.map((total, seat) => total + (summary.points?.[seat] ?? 0));
        }
      }),
      RUNS,
    );
  });

  it('marks every frame with states and a transition that the drawing has, and with no other', () => {
    const graph = machineGraph(machineOf('anemaki'));
    const ids = new Set(graph.transitions.map(({ id }) => id));
    const paths = new Set(allStates(graph).map(({ id }) => id));
    fc.assert(
      fc.property(plans, (plan) => {
        const match = randomMatch(plan);
        for (const frame of framesOf(foldMatch(recordOf(match)))) {
          expect(ids).toContain(frame.taken);
          for (const state of frame.states) expect(paths).toContain(state);
          expect(frame.inferred).toBe(frame.did.type === 'keep' && frame.inferred);
          expect(frame.refusal).toBeNull();
        }
      }),
      RUNS,
    );
  });

  it('says as choices what the one to move may do, and nothing when it is nobody’s turn', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        const match = randomMatch(plan);
        for (const { frames } of foldMatch(recordOf(match)).rounds) {
          for (const [i, frame] of frames.entries()) {
            const next = frames[i + 1]?.did;
            expect(frame.choices.length > 0).toBe(frame.turn !== null);
            if (next?.type === 'pass') expect(frame.choices).toContainEqual({ type: 'pass' });
            if (next?.type !== 'play') continue;
            const chosen = { type: 'play', face: next.cards[0]?.[0], naturals: next.cards.length, jokers: 0 };
            expect(frame.choices).toContainEqual(chosen);
          }
        }
      }),
      RUNS,
    );
  });

  it('is plain data with an address of its own for every frame, by which it is found', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        const match = randomMatch(plan);
        const timeline = foldMatch(recordOf(match));
        expect(JSON.parse(JSON.stringify(timeline))).toEqual(timeline);
        expect(structuredClone(timeline)).toEqual(timeline);
        for (const [round, { frames }] of timeline.rounds.entries()) {
          for (const [frame, { at }] of frames.entries()) {
            const address = parseAddress(at);
            expect(address && formatAddress(address)).toBe(at);
            expect(findFrame(timeline.rounds, at)).toEqual({ round, frame, branch: null });
          }
        }
      }),
      RUNS,
    );
  });

  it('comes round by round as it comes at once', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        const match = randomMatch(plan);
        const record = recordOf(match);
        expect([...foldRounds(record)]).toEqual(foldMatch(record).rounds);
      }),
      { numRuns: 10 },
    );
  });
});
