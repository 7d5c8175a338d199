import { describe, expect, it } from 'vitest';
import { naturalSets, ranksAmong, setOf } from '../../src/rules/sets.ts';
import { cards } from '../support/cards.ts';

describe('what cards laid together count as', () => {
  it('is their number and their rank', () => {
    expect(setOf(cards('6d 6h 6?'))).toEqual({ kind: 'set', size: 3, face: '6', jokers: 0 });
  });

  it('is the rank of the naturals where jokers stand in', () => {
    expect(setOf(cards('jo 6d 6h'))).toEqual({ kind: 'set', size: 3, face: '6', jokers: 1 });
  });

  it('is of the joker where there are only jokers', () => {
    expect(setOf(cards('jo jo'))).toEqual({ kind: 'set', size: 2, face: 'jo', jokers: 2 });
  });

  it('has no rank where none is known: an unknown card may be a joker', () => {
    expect(setOf(cards('?? ??')).face).toBeNull();
    expect(setOf(cards('jo ??')).face).toBeNull();
    expect(setOf([])).toEqual({ kind: 'set', size: 0, face: null, jokers: 0 });
  });

  it('takes an unknown card for one of the rank beside it', () => {
    expect(setOf(cards('?? 6d'))).toEqual({ kind: 'set', size: 2, face: '6', jokers: 0 });
  });
});

describe('the ranks among cards', () => {
  it('are each named once, in the order in which they come, without jokers and unknown cards', () => {
    expect(ranksAmong(cards('9d jo 7? ?? 9h Ad'))).toEqual(['9', '7', 'A']);
  });
});

describe('the sets in a hand', () => {
  it('are of every size up to what it holds, in the given order', () => {
    expect(naturalSets(cards('8d 7d 8? ?? jo'), ['8', '7'])).toEqual([
      { face: '8', size: 1 },
      { face: '8', size: 2 },
      { face: '7', size: 1 },
    ]);
  });
});
