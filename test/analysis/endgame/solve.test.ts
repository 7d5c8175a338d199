import { describe, expect, it } from 'vitest';
import { solve } from '../../../src/analysis/endgame/solve.ts';
import { positionOfState } from '../../../src/analysis/positions/position-of-state.ts';
import { randomFrom } from '../../../src/analysis/random.ts';
import { anemaki } from '../../../src/rules/anemaki/anemaki.ts';
import { naiveOrder } from './naive-order.ts';
import { KINDS, lateState, smallDeal } from './some-states.ts';

describe.each(KINDS)('with pass: $pass, $direction', (kind) => {
  it('finds the order that trying everything out finds, in small deals and at the end of large ones', () => {
    const random = randomFrom(`${kind.pass} ${kind.direction}`);
    for (let i = 0; i < 600; i++) {
      const state = i % 2 === 0 ? smallDeal(kind, 10, random) : lateState(kind, 9, random);
      const solution = solve(positionOfState(anemaki, state));
      expect(solution?.order, JSON.stringify(state)).toEqual(naiveOrder(state));
    }
  });
});
