import { describe, expect, it } from 'vitest';
import {
  laysFewer,
  leavesMoreGroups,
  overtakesHigh,
  passesSafePlay,
  spendsGroup,
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

  it('is not said where the better play lays more cards', () => {
    const sight = seen({ hand: '9 J J Q', top: '8' });
    expect(overtakesHigh({ sight, chosen: lays('Q'), best: lays('J J'), missesSureWin })).toBeNull();
    expect(overtakesHigh({ sight, chosen: lays('J J'), best: lays('9'), missesSureWin })).not.toBeNull();
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

describe('spendsGroup', () => {
  const sight = seen({ hand: '9 9 9 J K', top: '8' });

  it('names how many went and how many were needed', () => {
    const group = { code: 'spendsGroup', face: '9', laid: 3, needed: 1 };
    expect(spendsGroup({ sight, chosen: lays('9 9 9'), best: lays('J'), missesSureWin })).toEqual(group);
    expect(spendsGroup({ sight, chosen: lays('9 9 9'), best: passes, missesSureWin })).toEqual(group);
  });

  it('is not said where the best play is as large, nor of a lead, nor of what the pile asks for', () => {
    const large = seen({ hand: '9 9 9 J J J', top: '8' });
    expect(
      spendsGroup({ sight: large, chosen: lays('9 9 9'), best: lays('J J J'), missesSureWin }),
    ).toBeNull();
    const lead = seen({ hand: '9 9 9 J K' });
    expect(spendsGroup({ sight: lead, chosen: lays('9 9 9'), best: lays('J'), missesSureWin })).toBeNull();
    expect(spendsGroup({ sight, chosen: lays('K'), best: passes, missesSureWin })).toBeNull();
  });
});

describe('laysFewer', () => {
  const sight = seen({ hand: '9 J J K' });

  it('counts the cards of both plays', () => {
    const facts = { sight, chosen: lays('9'), best: lays('J J'), missesSureWin };
    expect(laysFewer(facts)).toEqual({ code: 'laysFewer', laid: 1, best: 2 });
    expect(laysFewer({ sight, chosen: lays('9'), best: lays('K'), missesSureWin })).toBeNull();
    expect(laysFewer({ sight, chosen: passes, best: lays('J J'), missesSureWin })).toBeNull();
  });

  it('leaves it to splitsGroup where a group is split', () => {
    expect(laysFewer({ sight, chosen: lays('J'), best: lays('J J'), missesSureWin })).toBeNull();
  });
});
