import { describe, expect, it } from 'vitest';
import {
  beatsTooLow,
  hardToBeat,
  missesLead,
  spendsControl,
  spendsStrongest,
} from '../../../../src/analysis/review/reasons/control.ts';
import { lays, passes, seen, seenInForradalom } from '../../../support/sight.ts';

const missesSureWin = false;

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

describe('missesLead', () => {
  const sight = seen({ hand: '9 K A A', elsewhere: '7 K K A', top: 'Q' });
  const lead = { code: 'missesLead', face: 'A', size: 2 };

  it('names the play that nothing could have beaten', () => {
    expect(missesLead({ sight, chosen: passes, best: lays('A A'), missesSureWin })).toEqual(lead);
    expect(missesLead({ sight, chosen: lays('K'), best: lays('A A'), missesSureWin })).toEqual(lead);
  });

  it('is not said where the best may be beaten, or where what was laid may not', () => {
    expect(missesLead({ sight, chosen: passes, best: lays('K'), missesSureWin })).toBeNull();
    expect(missesLead({ sight, chosen: lays('A'), best: lays('A A'), missesSureWin })).toBeNull();
  });

  it('reckons with nobody who has too few cards to answer', () => {
    const few = seen({ hand: '8 8 9', elsewhere: 'Q Q K', held: [3, 1, 1, 0, 1] });
    const facts = { sight: few, chosen: lays('9'), best: lays('8 8'), missesSureWin };
    expect(missesLead(facts)).toEqual({ code: 'missesLead', face: '8', size: 2 });
    const enough = seen({ hand: '8 8 9', elsewhere: 'Q Q K', held: [3, 2, 1, 0, 0] });
    expect(missesLead({ ...facts, sight: enough })).toBeNull();
  });
});

describe('hardToBeat', () => {
  const sight = seen({ hand: '9 Q K K', elsewhere: '7 Q K A A', top: 'J' });

  it('names the one rank that still beats the best play', () => {
    const facts = { sight, chosen: passes, best: lays('K K'), missesSureWin };
    expect(hardToBeat(facts)).toEqual({ code: 'hardToBeat', face: 'K', size: 2, by: 'A' });
    expect(hardToBeat({ sight, chosen: lays('Q'), best: lays('K'), missesSureWin })?.code).toBe('hardToBeat');
  });

  it('is not said where more ranks beat it, or none, nor where the chosen play stands as well', () => {
    expect(hardToBeat({ sight, chosen: passes, best: lays('Q'), missesSureWin })).toBeNull();
    const none = seen({ hand: '9 Q K K', elsewhere: '7 A', top: 'J' });
    expect(hardToBeat({ sight: none, chosen: passes, best: lays('K K'), missesSureWin })).toBeNull();
    expect(hardToBeat({ sight, chosen: lays('K'), best: lays('K K'), missesSureWin })).toBeNull();
  });

  it('knows the joker for a rank of its own', () => {
    const joker = seenInForradalom({ hand: 'K A', elsewhere: '3 jo', top: 'Q' });
    const facts = { sight: joker, chosen: passes, best: lays('A'), missesSureWin };
    expect(hardToBeat(facts)).toEqual({ code: 'hardToBeat', face: 'A', size: 1, by: 'jo' });
  });
});

describe('beatsTooLow', () => {
  const sight = seen({ hand: '9 9 T T J', elsewhere: 'J J Q Q K K T T', top: '8 8' });

  it('names both plays where fewer ranks beat the higher', () => {
    const facts = { sight, chosen: lays('9 9'), best: lays('T T'), missesSureWin };
    expect(beatsTooLow(facts)).toEqual({ code: 'beatsTooLow', face: '9', best: 'T', size: 2 });
  });

  it('is not said where as many beat it, of a lead, or of plays of two sizes', () => {
    const flat = seen({ hand: '9 9 T T J', elsewhere: 'Q Q K K', top: '8 8' });
    expect(beatsTooLow({ sight: flat, chosen: lays('9 9'), best: lays('T T'), missesSureWin })).toBeNull();
    const lead = seen({ hand: '9 9 T T J', elsewhere: 'J J Q Q K K T T' });
    expect(beatsTooLow({ sight: lead, chosen: lays('9 9'), best: lays('T T'), missesSureWin })).toBeNull();
    expect(beatsTooLow({ sight, chosen: lays('9'), best: lays('T T'), missesSureWin })).toBeNull();
  });
});

describe('spendsStrongest', () => {
  const sight = seen({ hand: '7 8 T T J K', top: 'Q' });

  it('names the strongest of its size that a pass would keep', () => {
    const facts = { sight, chosen: lays('K'), best: passes, missesSureWin };
    expect(spendsStrongest(facts)).toEqual({ code: 'spendsStrongest', face: 'K', size: 1 });
    const pair = seen({ hand: '7 8 T T J K', top: '9 9' });
    const tens = { code: 'spendsStrongest', face: 'T', size: 2 };
    expect(spendsStrongest({ sight: pair, chosen: lays('T T'), best: passes, missesSureWin })).toEqual(tens);
  });

  it('is not said where a stronger one is left, or near the end of a hand', () => {
    const low = seen({ hand: '7 8 T T J K', top: 'T' });
    expect(spendsStrongest({ sight: low, chosen: lays('J'), best: passes, missesSureWin })).toBeNull();
    const short = seen({ hand: '7 K', top: 'Q' });
    expect(spendsStrongest({ sight: short, chosen: lays('K'), best: passes, missesSureWin })).toBeNull();
    expect(spendsStrongest({ sight, chosen: lays('K'), best: lays('K'), missesSureWin })).toBeNull();
  });
});
