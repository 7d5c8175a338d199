import { describe, expect, it } from 'vitest';
import { bestCards, heightIn, heightsOf } from '../../src/rules/order.ts';
import { cards } from '../support/cards.ts';

const ORDER = ['7', '8', '9', 'jo'] as const;

describe('the order of faces', () => {
  it('gives each its height, and none to a strange one', () => {
    expect(ORDER.map((face) => heightIn(ORDER, face))).toEqual([0, 1, 2, 3]);
    expect(heightIn(ORDER, 'A')).toBe(-1);
  });

  it('lists the heights of the known cards, highest first', () => {
    expect(heightsOf(ORDER, cards('7d jo ?? 9? 7h'))).toEqual([3, 2, 0, 0]);
  });
});

describe('the best cards', () => {
  it('are the highest, of equal ranks those that come first', () => {
    expect(bestCards(ORDER, cards('9d 7d 9h 8d 9c'), 2)).toEqual(cards('9d 9h'));
    expect(bestCards(ORDER, cards('7d jo 8d'), 2)).toEqual(cards('jo 8d'));
  });

  it('are the known ones before the unknown', () => {
    expect(bestCards(ORDER, cards('?? 7d 8d'), 2)).toEqual(cards('8d 7d'));
  });
});
