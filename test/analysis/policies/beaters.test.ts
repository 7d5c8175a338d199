import { describe, expect, it } from 'vitest';
import { beatersOf, standing, unseenOf } from '../../../src/analysis/policies/beaters.ts';
import { viewOf } from '../../../src/analysis/policies/view.ts';
import { countFaces } from '../../../src/cards/hand.ts';
import { anemaki } from '../../../src/rules/anemaki/anemaki.ts';
import { forradalom } from '../../../src/rules/forradalom/forradalom.ts';
import { setupOf } from '../../../src/rules/games.ts';
import { cards } from '../../support/cards.ts';
import { ARI, tricks } from '../../support/table.ts';

const order = anemaki.order(setupOf(anemaki, 5), 'normal');

describe('the sets that beat a set', () => {
  it('are counted among the unseen cards by rank, as many of each as there are', () => {
    const unseen = countFaces(cards('Kd Kh Ks Ad Ah Qd 7d'));
    expect(beatersOf(unseen, order, 'Q', 1)).toBe(5);
    expect(beatersOf(unseen, order, 'Q', 2)).toBe(2);
    expect(beatersOf(unseen, order, 'Q', 3)).toBe(1);
    expect(beatersOf(unseen, order, 'A', 1)).toBe(0);
  });
});

describe('the sets that beat a set where jokers are unseen', () => {
  const wild = forradalom.order(setupOf(forradalom, 4), 'normal');

  it('are also those that a joker completes, and jokers alone', () => {
    const unseen = countFaces(cards('Kd Ad Ah jo'));
    expect(beatersOf(unseen, wild, 'Q', 1)).toBe(4);
    expect(beatersOf(unseen, wild, 'Q', 2)).toBe(2);
    expect(beatersOf(unseen, wild, 'A', 1)).toBe(1);
    expect(beatersOf(unseen, wild, 'A', 2)).toBe(0);
    expect(beatersOf(unseen, wild, 'jo', 1)).toBe(0);
    expect(beatersOf(countFaces(cards('Kd jo jo')), wild, 'A', 2)).toBe(1);
  });
});

describe('how well a set stands', () => {
  const unseen = unseenOf(
    viewOf(anemaki, tricks({ hands: ['Qd Qh', 'Kd 7h', '8d 9h Kh', '', 'Td'], talon: '' }), ARI),
  );

  it('is sure where nothing unseen beats it, or nobody holds enough cards', () => {
    expect(standing(unseen, 'A', 1)).toBe(1);
    expect(standing(unseen, '9', 4)).toBe(1);
  });

  it('is less the more sets beat it, the more who could hold them', () => {
    expect(unseen.others).toEqual([2, 3, 1]);
    expect(standing(unseen, 'Q', 1)).toBeCloseTo((1 - 2 / 6) ** 3);
    expect(standing(unseen, 'Q', 2)).toBeCloseTo((1 - 2 / 6) ** 2);
    expect(standing(unseen, '8', 1)).toBeLessThan(standing(unseen, 'Q', 1));
  });
});
