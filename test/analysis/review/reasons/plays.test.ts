import { describe, expect, it } from 'vitest';
import {
  leavesMoreGroups,
  overtakesHigh,
  passesSafePlay,
  spendsControl,
  spendsJoker,
  splitsGroup,
} from '../../../../src/analysis/review/reasons/plays.ts';
import { lays, passes, seen, seenInForradalom } from '../../../support/sight.ts';

const missesSureWin = false;

describe('splitsGroup', () => {
  const sight = seen({ hand: '7 9 9 9 K', top: '8' });

  it('names the group, how many were held and how many went', () => {
    const facts = { sight, chosen: lays('9 9'), best: passes, missesSureWin };
    expect(splitsGroup(facts)).toEqual({ code: 'splitsGroup', face: '9', held: 3, laid: 2 });
  });

  it('is not said of a whole group, nor where the best play splits one too', () => {
    expect(splitsGroup({ sight, chosen: lays('9 9 9'), best: passes, missesSureWin })).toBeNull();
    expect(splitsGroup({ sight, chosen: lays('9 9'), best: lays('9'), missesSureWin })).toBeNull();
    expect(splitsGroup({ sight, chosen: passes, best: lays('K'), missesSureWin })).toBeNull();
  });
});

describe('spendsJoker', () => {
  const sight = seenInForradalom({ hand: '6 6 8 8 jo', top: '5 5' });

  it('is said where the best deed keeps it', () => {
    expect(spendsJoker({ sight, chosen: lays('6 jo'), best: lays('6 6'), missesSureWin })).toEqual({
      code: 'spendsJoker',
    });
    expect(spendsJoker({ sight, chosen: lays('6 jo'), best: passes, missesSureWin })).toEqual({
      code: 'spendsJoker',
    });
  });

  it('is not said where the best play takes one as well', () => {
    expect(spendsJoker({ sight, chosen: lays('6 jo'), best: lays('8 jo'), missesSureWin })).toBeNull();
    expect(spendsJoker({ sight, chosen: lays('6 6'), best: passes, missesSureWin })).toBeNull();
  });
});

describe('spendsControl', () => {
  it('is said of what nothing elsewhere beats, where a lower play does better', () => {
    const sight = seen({ hand: '9 J A A', elsewhere: '7 Q K A', top: '8' });
    const facts = { sight, chosen: lays('A'), best: lays('J'), missesSureWin };
    expect(spendsControl(facts)).toEqual({ code: 'spendsControl', face: 'A' });
  });

  it('counts how many are needed: one ace elsewhere beats no pair of kings', () => {
    const pair = { chosen: lays('K K'), best: lays('9 9'), missesSureWin };
    const hand = '9 9 K K';
    expect(spendsControl({ ...pair, sight: seen({ hand, elsewhere: '7 A' }) })?.code).toBe('spendsControl');
    expect(spendsControl({ ...pair, sight: seen({ hand, elsewhere: '7 A A' }) })).toBeNull();
  });

  it('reckons with jokers that stand in', () => {
    const pair = { chosen: lays('K K'), best: lays('9 9'), missesSureWin };
    expect(
      spendsControl({ ...pair, sight: seenInForradalom({ hand: '9 9 K K', elsewhere: 'A jo' }) }),
    ).toBeNull();
    const single = seenInForradalom({ hand: '9 9 K K', elsewhere: 'Q jo' });
    expect(spendsControl({ ...pair, sight: single })?.code).toBe('spendsControl');
  });

  it('reads the order of the moment', () => {
    const sight = seen({ hand: '7 9', elsewhere: '8 A', direction: 'reversed' });
    const facts = { sight, chosen: lays('7'), best: lays('9'), missesSureWin };
    expect(spendsControl(facts)).toEqual({ code: 'spendsControl', face: '7' });
  });

  it('is not said where a pass is best', () => {
    const sight = seen({ hand: '9 A', elsewhere: '7 K', top: '8' });
    expect(spendsControl({ sight, chosen: lays('A'), best: passes, missesSureWin })).toBeNull();
  });
});

describe('passesSafePlay', () => {
  const sight = seen({ hand: '8 9 9 K K', top: '7' });

  it('names the group that could have gone', () => {
    const facts = { sight, chosen: passes, best: lays('9 9'), missesSureWin };
    expect(passesSafePlay(facts)).toEqual({ code: 'passesSafePlay', face: '9', size: 2 });
  });

  it('is not said of a play that splits, nor of the highest group', () => {
    expect(passesSafePlay({ sight, chosen: passes, best: lays('9'), missesSureWin })).toBeNull();
    expect(passesSafePlay({ sight, chosen: passes, best: lays('K K'), missesSureWin })).toBeNull();
    expect(passesSafePlay({ sight, chosen: lays('8'), best: lays('9 9'), missesSureWin })).toBeNull();
  });
});

describe('overtakesHigh', () => {
  it('names what went and what would have been enough', () => {
    const sight = seen({ hand: '9 J K', top: '8' });
    const facts = { sight, chosen: lays('K'), best: lays('J'), missesSureWin };
    expect(overtakesHigh(facts)).toEqual({ code: 'overtakesHigh', face: 'K', best: 'J' });
    expect(overtakesHigh({ sight, chosen: lays('J'), best: lays('K'), missesSureWin })).toBeNull();
  });

  it('is not said of a lead, nor of what nothing beats', () => {
    const facts = { chosen: lays('K'), best: lays('J'), missesSureWin };
    expect(overtakesHigh({ ...facts, sight: seen({ hand: '9 J K' }) })).toBeNull();
    expect(overtakesHigh({ ...facts, sight: seen({ hand: '9 J K', top: '8', elsewhere: 'Q' }) })).toBeNull();
  });
});

describe('leavesMoreGroups', () => {
  it('counts the groups that are left to go', () => {
    const sight = seen({ hand: '7 7 9 9 K' });
    const facts = { sight, chosen: lays('7'), best: lays('9 9'), missesSureWin };
    expect(leavesMoreGroups(facts)).toEqual({ code: 'leavesMoreGroups', groups: 3, best: 2 });
    expect(leavesMoreGroups({ sight, chosen: lays('K'), best: lays('9 9'), missesSureWin })).toBeNull();
  });

  it('counts jokers as a group of their own', () => {
    const sight = seenInForradalom({ hand: '6 6 jo', top: '5' });
    const facts = { sight, chosen: lays('6'), best: lays('jo'), missesSureWin };
    expect(leavesMoreGroups(facts)).toEqual({ code: 'leavesMoreGroups', groups: 2, best: 1 });
  });
});
