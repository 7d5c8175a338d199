import { describe, expect, it } from 'vitest';
import { hostedMatches } from '../../src/view/hosted/matches.ts';
import { lineOfShared, sharedMomentsOf } from '../../src/view/hosted/shared-moments.ts';

function matchOf(name: string) {
  const match = hostedMatches().find((each) => each.name === name);
  if (!match) throw new Error(`There is no match ${name}.`);
  return match;
}

describe('sharedMomentsOf', () => {
  it('names the match, each round’s start, and what the log remarks on, in reading order', () => {
    const moments = sharedMomentsOf(matchOf('sevens-rule'));
    expect(moments.map(({ at }) => at)).toEqual([
      ...['', 'r1d', 'r1e'],
      ...['r2d', 'r2x2', 'r2x5', 'r2v', 'r2t1p1', 'r2t2p1', 'r2t3p1', 'r2t5p2', 'r2t8p1', 'r2e'],
      ...['r3d', 'r3t1p2', 'r3t3p1'],
    ]);
    const unremarked = moments.filter(({ why }) => why !== 'annotated');
    expect(unremarked.map(({ at, why }) => [at, why])).toEqual([
      ['', 'match'],
      ['r1d', 'round'],
      ['r2d', 'round'],
      ['r3d', 'round'],
    ]);
  });

  it('gives every moment the index of its frame on its line, branches too', () => {
    for (const match of hostedMatches()) {
      for (const moment of sharedMomentsOf(match).slice(1)) {
        expect(lineOfShared(match, moment).frames[moment.frameIndex]?.at).toBe(moment.at);
      }
    }
    const branched = sharedMomentsOf(matchOf('first-dawn')).filter(({ branch }) => branch !== null);
    expect(branched.map(({ at }) => at)).toEqual([
      'r1t2p5~An-ace-in-time',
      'r1t7p1~An-ace-in-time',
      'r1t8p1~An-ace-in-time',
    ]);
  });

  it('names no moment twice', () => {
    for (const match of hostedMatches()) {
      const names = sharedMomentsOf(match).map(({ at }) => at);
      expect(new Set(names).size).toBe(names.length);
    }
  });
});
