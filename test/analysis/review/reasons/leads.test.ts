import { describe, expect, it } from 'vitest';
import {
  couldGoLast,
  keepsLowGroup,
  leadsIntoShortHand,
} from '../../../../src/analysis/review/reasons/leads.ts';
import { lays, passes, seen } from '../../../support/sight.ts';

const missesSureWin = false;

describe('leadsIntoShortHand', () => {
  const hand = '8 9 9 K';

  it('names the next player with as many cards left as were led', () => {
    const sight = seen({ hand, held: [4, 3, 1, 0, 1] });
    const facts = { sight, chosen: lays('8'), best: lays('9 9'), missesSureWin };
    expect(leadsIntoShortHand(facts)).toEqual({ code: 'leadsIntoShortHand', seat: 2, cards: 1 });
  });

  it('sees a pair led into two cards', () => {
    const sight = seen({ hand, held: [4, 3, 0, 0, 2] });
    const facts = { sight, chosen: lays('9 9'), best: lays('8'), missesSureWin };
    expect(leadsIntoShortHand(facts)).toEqual({ code: 'leadsIntoShortHand', seat: 4, cards: 2 });
  });

  it('is not said where nothing could beat it', () => {
    const sight = seen({ hand, held: [4, 3, 1, 0, 1], elsewhere: '7 8 Q Q' });
    expect(leadsIntoShortHand({ sight, chosen: lays('K'), best: lays('9 9'), missesSureWin })).toBeNull();
  });

  it('is not said where the best lead runs the same risk, where nobody is short, or of a play on the pile', () => {
    const short = seen({ hand, held: [4, 3, 1, 0, 1] });
    expect(
      leadsIntoShortHand({ sight: short, chosen: lays('8'), best: lays('9'), missesSureWin }),
    ).toBeNull();
    const long = seen({ hand, held: [4, 3, 3, 0, 3] });
    expect(
      leadsIntoShortHand({ sight: long, chosen: lays('8'), best: lays('9 9'), missesSureWin }),
    ).toBeNull();
    const pile = seen({ hand, held: [4, 3, 1, 0, 1], top: '7' });
    expect(
      leadsIntoShortHand({ sight: pile, chosen: lays('8'), best: lays('9 9'), missesSureWin }),
    ).toBeNull();
  });
});

describe('keepsLowGroup', () => {
  const sight = seen({ hand: '8 8 Q K' });

  it('names the low group that should have been led', () => {
    const facts = { sight, chosen: lays('Q'), best: lays('8 8'), missesSureWin };
    expect(keepsLowGroup(facts)).toEqual({ code: 'keepsLowGroup', face: '8' });
  });

  it('is said of the lowest group alone, and only where it is low', () => {
    expect(keepsLowGroup({ sight, chosen: lays('K'), best: lays('Q'), missesSureWin })).toBeNull();
    const high = seen({ hand: 'J Q K' });
    expect(keepsLowGroup({ sight: high, chosen: lays('K'), best: lays('J'), missesSureWin })).toBeNull();
    const turned = seen({ hand: '8 8 Q K', direction: 'reversed' });
    expect(keepsLowGroup({ sight: turned, chosen: lays('8 8'), best: lays('K'), missesSureWin })?.code).toBe(
      'keepsLowGroup',
    );
  });

  it('is not said on the pile', () => {
    const pile = seen({ hand: '8 8 Q K', top: '7' });
    expect(keepsLowGroup({ sight: pile, chosen: lays('Q'), best: lays('8 8'), missesSureWin })).toBeNull();
    expect(keepsLowGroup({ sight: pile, chosen: passes, best: lays('8 8'), missesSureWin })).toBeNull();
  });
});

describe('couldGoLast', () => {
  const sight = seen({ hand: '7 8 9 J' });

  it('names the lowest group that was led before a higher one', () => {
    const facts = { sight, chosen: lays('7'), best: lays('8'), missesSureWin };
    expect(couldGoLast(facts)).toEqual({ code: 'couldGoLast', face: '7' });
  });

  it('is not said of another group, of part of one, on the pile, or where the best lead is sure to hold', () => {
    expect(couldGoLast({ sight, chosen: lays('8'), best: lays('9'), missesSureWin })).toBeNull();
    const pair = seen({ hand: '7 7 9 J' });
    expect(couldGoLast({ sight: pair, chosen: lays('7'), best: lays('9'), missesSureWin })).toBeNull();
    const pile = seen({ hand: '7 8 9 J', top: '7' });
    expect(couldGoLast({ sight: pile, chosen: lays('8'), best: lays('9'), missesSureWin })).toBeNull();
    const sure = seen({ hand: '7 8 9 J', elsewhere: '7 8' });
    expect(couldGoLast({ sight: sure, chosen: lays('7'), best: lays('J'), missesSureWin })).toBeNull();
  });
});
