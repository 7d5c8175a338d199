import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findFrame, type SearchedRound } from '../../src/replay/find-frame.ts';
import { foldText } from '../support/fold-text.ts';
import { FIRST_ROUND, HEAD } from '../support/table-log.ts';

const { rounds } = foldText(`${HEAD}${FIRST_ROUND}ari plays 7d
physo plays 8d
janiet passes
aster passes
rhys passes
ari passes
physo plays 7h
variation r1t1p1 kings
physo plays Kc
variation r1t1p2 ace
janiet plays As
end
end
round 3
titles ari physo janiet aster rhys
dealer rhys
`);

const foundAt = (address: string) => {
  const found = findFrame(rounds, address);
  if (!found) return null;
  const line =
    found.branch === null
      ? rounds[found.round]?.frames
      : rounds[found.round]?.branches.find(({ name }) => name === found.branch)?.frames;
  return line?.[found.frame]?.at;
};

describe('The frame of an address', () => {
  it.each([
    ['start', 'r1d'],
    ['end', 'r3d'],
    ['r1', 'r1d'],
    ['r1t1p2', 'r1t1p2'],
    ['r1t2', 'r1t2'],
    ['r1t1p2~kings', 'r1t1p2~kings'],
    ['r1t1p3~kings~ace', 'r1t1p3~kings~ace'],
  ])('%s is that moment', (address, at) => {
    expect(foundAt(address)).toBe(at);
  });

  it.each([
    ['the lead of the first trick, which is due at the deal', 'r1t1', 'r1d'],
    ['a check that was not held', 'r1v', 'r1d'],
    ['a trade that was not made', 'r1x4', 'r1d'],
    ['a play that was not made', 'r1t1p99', 'r1t1p6'],
    ['a trick that was not played', 'r1t9', 'r1t2p1'],
    ['the places of a round that was not played to its end', 'r1e', 'r1t2p1'],
    ['a round between two that are there', 'r2e', 'r1t2p1'],
    ['a round before the first', 'r0', 'r1d'],
    ['a round after the last', 'r9', 'r3d'],
    ['a branch that is not there', 'r1t1p2~nobody', 'r1t1p2'],
    ['a moment of a branch before it left', 'r1d~kings', 'r1d'],
    ['a moment of a branch within a branch before that left', 'r1t1p2~kings~ace', 'r1t1p2~kings'],
  ])('of %s is the last before it', (_, address, at) => {
    expect(foundAt(address)).toBe(at);
  });

  it('of what is no address is none', () => {
    expect(findFrame(rounds, 'nonsense')).toBeNull();
    expect(findFrame([], 'r1')).toBeNull();
  });

  it('is never outside the timeline, whatever its branches say', () => {
    const strange: SearchedRound[] = [
      { summary: { number: 1 }, frames: [{ at: '' }], branches: [{ name: 'a', from: 'r1t1~a', frames: [] }] },
    ];
    expect(findFrame(strange, 'r1d~a')).toEqual({ round: 0, branch: null, frame: 0 });
    fc.assert(
      fc.property(
        fc.stringMatching(/^r[0-9]{1,2}([dve]|t[0-9]p[0-9])?(~(kings|ace|kings~ace))?$/),
        (address) => {
          expect(foundAt(address)).toBeDefined();
        },
      ),
    );
  });
});
