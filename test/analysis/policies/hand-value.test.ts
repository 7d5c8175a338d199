import { describe, expect, it } from 'vitest';
import { groupsOf } from '../../../src/analysis/groups.ts';
import { handValue, without } from '../../../src/analysis/policies/hand-value.ts';
import { anemaki } from '../../../src/rules/anemaki/anemaki.ts';
import { setupOf } from '../../../src/rules/games.ts';
import { cards } from '../../support/cards.ts';

const order = anemaki.order(setupOf(anemaki, 5), 'normal');
const reversed = anemaki.order(setupOf(anemaki, 5), 'reversed');
const value = (hand: string) => handValue(cards(hand), order);

describe('the value of a hand', () => {
  it('is highest when the hand is empty', () => {
    expect(value('')).toBe(0);
    expect(value('7d 8d')).toBeLessThan(0);
  });

  it('rises with height, with fewer groups, and with the highest face of all', () => {
    expect(value('9d Td')).toBeGreaterThan(value('7d 8d'));
    expect(value('8d 8h')).toBeGreaterThan(value('7d 9d'));
    expect(value('Ad') - value('Kd')).toBeGreaterThan(value('Kd') - value('Qd'));
  });

  it('turns over with the order', () => {
    expect(handValue(cards('7d 7h 9c'), reversed)).toBeCloseTo(handValue(cards('Ad Ah Qc'), order));
  });
});

describe('a hand without some of its cards', () => {
  it('keeps the rest of a group, and drops a group that is used up', () => {
    const groups = groupsOf(cards('7d 9d 9h 9c'), order);
    expect(without(groups, '9', 1)).toMatchObject([{ face: '7' }, { face: '9', size: 2 }]);
    expect(without(groups, '9', 3)).toMatchObject([{ face: '7', size: 1 }]);
  });
});
