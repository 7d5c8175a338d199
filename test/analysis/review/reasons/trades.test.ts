import { describe, expect, it } from 'vitest';
import {
  breaksGroup,
  breaksQuad,
  givesStrength,
  leavesTalon,
  mayFeedQuad,
  takesTalon,
} from '../../../../src/analysis/review/reasons/trades.ts';
import { gives, keeps, seen, seenInForradalom, swaps } from '../../../support/sight.ts';

const missesSureWin = false;

describe('breaksQuad', () => {
  const sight = seen({ hand: '9 9 9 9 J Q' });

  it('names the four that were broken, by a gift or for the talon', () => {
    const quad = { code: 'breaksQuad', face: '9' };
    expect(breaksQuad({ sight, chosen: gives('9 9'), best: gives('J Q'), missesSureWin })).toEqual(quad);
    expect(breaksQuad({ sight, chosen: swaps('9 J'), best: keeps, missesSureWin })).toEqual(quad);
  });

  it('is not said where the best gift breaks it too, nor of three', () => {
    expect(breaksQuad({ sight, chosen: gives('9 9'), best: gives('9 J'), missesSureWin })).toBeNull();
    const three = seen({ hand: '9 9 9 T J Q' });
    expect(breaksQuad({ sight: three, chosen: gives('9 9'), best: gives('J Q'), missesSureWin })).toBeNull();
  });
});

describe('mayFeedQuad', () => {
  it('is said where the rest of the four may lie with the one who receives', () => {
    const sight = seen({ hand: '7 7 9 J Q A' });
    const facts = { sight, chosen: gives('7 7'), best: gives('9 J'), missesSureWin };
    expect(mayFeedQuad(facts)).toEqual({ code: 'mayFeedQuad', face: '7' });
  });

  it('is not said of a single card: that three more lie with one player is too far off', () => {
    const one = seen({ hand: '7 8 9 J Q A' });
    expect(mayFeedQuad({ sight: one, chosen: gives('7 9'), best: gives('8 9'), missesSureWin })).toBeNull();
  });

  it('is not said where he keeps one of them, nor where the best gift feeds as well', () => {
    const three = seen({ hand: '7 7 7 J Q A' });
    expect(mayFeedQuad({ sight: three, chosen: gives('7 7'), best: gives('J Q'), missesSureWin })).toBeNull();
    const two = seen({ hand: '7 7 9 J Q A' });
    expect(mayFeedQuad({ sight: two, chosen: gives('7 7'), best: gives('7 7'), missesSureWin })).toBeNull();
    expect(mayFeedQuad({ sight: two, chosen: swaps('7 7'), best: keeps, missesSureWin })).toBeNull();
  });
});

describe('givesStrength', () => {
  const sight = seen({ hand: '7 8 9 J K A' });

  it('compares the highest cards in which two gifts differ', () => {
    const facts = { sight, chosen: gives('7 K'), best: gives('7 8'), missesSureWin };
    expect(givesStrength(facts)).toEqual({ code: 'givesStrength', face: 'K', best: '8' });
  });

  it('tells equal cards of one gift apart', () => {
    const pairs = seen({ hand: '7 7 9 J K A' });
    const facts = { sight: pairs, chosen: gives('7 9'), best: gives('7 7'), missesSureWin };
    expect(givesStrength(facts)).toEqual({ code: 'givesStrength', face: '9', best: '7' });
  });

  it('is not said of a lower gift, nor beside a talon that is left', () => {
    expect(givesStrength({ sight, chosen: gives('7 8'), best: gives('8 9'), missesSureWin })).toBeNull();
    expect(givesStrength({ sight, chosen: swaps('7 K'), best: keeps, missesSureWin })).toBeNull();
  });

  it('has the joker above all', () => {
    const facts = {
      sight: seenInForradalom({ hand: '3 A jo' }),
      chosen: gives('jo'),
      best: gives('A'),
      missesSureWin,
    };
    expect(givesStrength(facts)).toEqual({ code: 'givesStrength', face: 'jo', best: 'A' });
  });
});

describe('breaksGroup', () => {
  const sight = seen({ hand: '7 7 8 9 9 A' });

  it('names the group of which part was given', () => {
    const facts = { sight, chosen: gives('7 8'), best: gives('8 A'), missesSureWin };
    expect(breaksGroup(facts)).toEqual({ code: 'breaksGroup', face: '7' });
  });

  it('is not said of a whole group, nor of one that the best gift breaks too', () => {
    expect(breaksGroup({ sight, chosen: gives('7 7'), best: gives('8 A'), missesSureWin })).toBeNull();
    expect(breaksGroup({ sight, chosen: gives('7 A'), best: gives('7 8'), missesSureWin })).toBeNull();
  });
});

describe('the talon', () => {
  const sight = seen({ hand: '7 8 9 9 J A' });

  it('is left where it should be taken', () => {
    expect(leavesTalon({ sight, chosen: keeps, best: swaps('7 8'), missesSureWin })).toEqual({
      code: 'leavesTalon',
    });
    expect(leavesTalon({ sight, chosen: swaps('7 8'), best: keeps, missesSureWin })).toBeNull();
  });

  it('is taken where it should be left', () => {
    expect(takesTalon({ sight, chosen: swaps('7 8'), best: keeps, missesSureWin })).toEqual({
      code: 'takesTalon',
    });
    expect(takesTalon({ sight, chosen: swaps('7 8'), best: swaps('7 J'), missesSureWin })).toBeNull();
  });
});
