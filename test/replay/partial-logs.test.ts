import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../src/analysis/random.ts';
import { isKnown, UNKNOWN } from '../../src/cards/card.ts';
import { take } from '../../src/cards/hand.ts';
import type { Match } from '../../src/log/model.ts';
import { foldMatch } from '../../src/replay/fold.ts';
import type { Frame, Timeline } from '../../src/replay/frame.ts';
import { anemaki } from '../../src/rules/anemaki/anemaki.ts';
import type { Setup } from '../../src/rules/game.ts';
import { type Forgetting, forget } from '../support/forget.ts';
import { allSetups, randomMatch } from '../support/random-match.ts';
import { recordOf } from '../support/record.ts';

const part = fc.constantFrom(0, 0.2, 1);
const plans = fc.record({
  seed: fc.integer(),
  setup: fc.constantFrom(...allSetups(anemaki, 5)),
  how: fc.record({ hands: part, cards: part, suits: part, trades: part }),
});
const RUNS = { numRuns: 40 };

/** A match, its full fold, and the fold of what is left of its log, revolutions noted. */
function forgotten({ seed, setup, how }: { seed: number; setup: Setup | undefined; how: Forgetting }) {
  const record = recordOf(randomMatch({ seed, rounds: 2, ...(setup && { setup }) }));
  const full = foldMatch(record);
  const log = forget(randomFrom(seed), withRevolutions(record, full), how);
  return { full, log, partial: foldMatch(log) };
}

function withRevolutions(match: Match, { rounds }: Timeline): Match {
  return {
    ...match,
    rounds: match.rounds.map((round, i) => {
      const verdict = rounds[i]?.summary.verdict;
      return verdict
        ? { ...round, revolution: { ...verdict, by: verdict.by.map((seat) => `p${seat}`) } }
        : round;
    }),
  };
}

/** The frames but those of the exchange, which the log may hold in another order. */
function played({ rounds }: Timeline): Frame[] {
  return rounds.flatMap(({ frames }) => frames.filter(({ at }) => !at.includes('x')));
}

describe('A log of what a table saw', () => {
  it('is never in fault for what it does not hold', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        const { log, partial } = forgotten(plan);
        // But a table that saw all hands of a round should have noted its gifts too.
        const told = partial.rounds.flatMap(({ problems }, i) => {
          const hands = log.rounds[i]?.deal ?? [];
          const sawAll = hands.length === 5 && hands.every(({ cards }) => cards.every(isKnown));
          return problems.filter(({ code }) => !(sawAll && code === 'exchange.missing'));
        });
        expect(told).toEqual([]);
      }),
      RUNS,
    );
  });

  it('goes through the same moments as the whole match', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        const { full, partial } = forgotten(plan);
        expect(played(partial).map(({ at, turn, direction, out }) => ({ at, turn, direction, out }))).toEqual(
          played(full).map(({ at, turn, direction, out }) => ({ at, turn, direction, out })),
        );
      }),
      RUNS,
    );
  });

  it('knows no card that was not there', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        const { full, partial } = forgotten(plan);
        const whole = new Map(played(full).map((frame) => [frame.at, frame]));
        for (const { at, hands, talon } of played(partial)) {
          const frame = whole.get(at);
          const places = [...(frame?.hands ?? []), frame?.talon ?? []];
          for (const [i, cards] of [...hands, talon].entries()) {
            const known = cards.filter((card) => card !== UNKNOWN);
            expect(cards).toHaveLength(places[i]?.length ?? 0);
            expect(take(places[i] ?? [], known).missing).toEqual([]);
          }
        }
      }),
      RUNS,
    );
  });

  it('knows every card that is laid, from the first trick on', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        const { partial } = forgotten({ ...plan, how: { ...plan.how, suits: 0 } });
        for (const { frames } of partial.rounds) {
          const laid: string[][] = [[], [], [], [], []];
          for (const { did, hands } of frames.toReversed()) {
            if (!['play', 'pass', 'clear', 'rank', 'check'].includes(did.type)) break;
            for (const [seat, cards] of laid.entries())
              expect(hands[seat]).toEqual(expect.arrayContaining(cards));
            if (did.type === 'play') laid[did.seat]?.push(...did.cards);
          }
        }
      }),
      { numRuns: 20 },
    );
  });

  it('of which nothing is noted but the plays still folds to its places', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const { full, log, partial } = forgotten({
          seed,
          setup: undefined,
          how: { hands: 1, cards: 0, suits: 0, trades: 1 },
        });
        expect(log.rounds.flatMap(({ deal }) => deal)).toEqual([]);
        expect(partial.problems).toEqual([]);
        expect(partial.rounds.map(({ summary }) => summary.order)).toEqual(
          full.rounds.map(({ summary }) => summary.order),
        );
        expect(partial.rounds.every(({ frames }) => frames[0]?.inferred)).toBe(true);
      }),
      { numRuns: 15 },
    );
  });
});
