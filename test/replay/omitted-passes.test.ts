import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldMatch } from '../../src/replay/fold.ts';
import type { RoundTimeline } from '../../src/replay/frame.ts';
import { anemaki } from '../../src/rules/anemaki/anemaki.ts';
import { foldText, frameAt, toldIn } from '../support/fold-text.ts';
import { omitPasses } from '../support/forget.ts';
import { allSetups, randomMatch } from '../support/random-match.ts';
import { recordOf } from '../support/record.ts';
import { FIRST_ROUND, HEAD } from '../support/table-log.ts';

const plans = fc.record({
  seed: fc.integer(),
  setup: fc.constantFrom(...allSetups(anemaki, 5)),
  rounds: fc.constant(2),
});

/** Which entries of a round open a trick. */
function leadsOf(round: RoundTimeline | undefined): Set<number> {
  const noted = round?.frames.filter(({ did }) => 'seat' in did) ?? [];
  return new Set(noted.flatMap(({ did, pile }, i) => (did.type === 'play' && pile.length === 1 ? [i] : [])));
}

describe('A log without passes', () => {
  it('folds to the same frames as with them, all passes inferred', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        const match = recordOf(randomMatch(plan));
        const full = foldMatch(match);
        const bare = foldMatch(omitPasses(match, (round) => leadsOf(full.rounds[round])));
        expect(bare.problems).toEqual([]);
        const withPassesInferred = full.rounds.map(({ frames }) =>
          frames.map((frame) => ({ ...frame, inferred: frame.inferred || frame.did.type === 'pass' })),
        );
        expect(bare.rounds.map(({ frames }) => frames)).toEqual(withPassesInferred);
      }),
      { numRuns: 40 },
    );
  });

  it('ends a trick where its top layer plays again, marked or not', () => {
    const text = `${HEAD}recorded passes=omitted\n${FIRST_ROUND}ari plays 7d\naster plays Tc\naster plays 7c\n`;
    const timeline = foldText(text);
    expect(toldIn(timeline)).toEqual([]);
    expect(frameAt(timeline, 'r1t2p1').did).toMatchObject({ type: 'play', seat: 3 });
    expect(frameAt(timeline, 'r1t1p2')).toMatchObject({ did: { type: 'pass', seat: 1 }, inferred: true });
  });

  it('keeps the passes that somebody wrote all the same', () => {
    const text = `${HEAD}recorded passes=omitted\n${FIRST_ROUND}ari plays 7d\nphyso passes\naster plays Tc\n`;
    const timeline = foldText(text);
    expect(toldIn(timeline)).toEqual([]);
    expect(frameAt(timeline, 'r1t1p2').inferred).toBe(false);
    expect(frameAt(timeline, 'r1t1p3').inferred).toBe(true);
  });
});
