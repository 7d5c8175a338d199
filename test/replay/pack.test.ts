import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packRound, unpackRound } from '../../src/replay/pack.ts';
import { sampleRounds, withBranch } from '../view/fixtures/match.ts';

describe('a packed round', () => {
  it('gives back the round it was made from, through JSON', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        for (const { strength, ...round } of sampleRounds(2, seed)) {
          expect(unpackRound(JSON.parse(JSON.stringify(packRound(round))))).toEqual(round);
        }
      }),
      { numRuns: 25 },
    );
  });

  it('keeps branches', () => {
    const { strength, ...round } = withBranch(sampleRounds(1)[0]);
    const again = unpackRound(packRound(round));
    expect(again.branches).toEqual(round.branches);
    expect(again.branches).toHaveLength(1);
  });

  it('is much smaller than the round', () => {
    const [round] = sampleRounds(1);
    expect(JSON.stringify(packRound(round)).length).toBeLessThan(JSON.stringify(round).length / 3);
  });

  it('unpacks equal parts of frames as the same object', () => {
    const [round] = sampleRounds(1);
    const { frames } = unpackRound(packRound(round));
    const pass = frames.findIndex(({ did }) => did.type === 'pass');
    expect(pass).toBeGreaterThan(0);
    expect(frames[pass]?.hands).toBe(frames[pass - 1]?.hands);
    expect(frames[pass]?.pile).toBe(frames[pass - 1]?.pile);
  });
});
