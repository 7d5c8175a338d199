import { describe, expect, it } from 'vitest';
import { Memory } from '../../../src/analysis/endgame/memory.ts';
import { solveOrder } from '../../../src/analysis/endgame/solve.ts';
import { NOISE } from '../../../src/analysis/equity/budget.ts';
import { exactEquity } from '../../../src/analysis/equity/exact-equity.ts';
import type { Equity } from '../../../src/analysis/equity/model.ts';
import { openEquity } from '../../../src/analysis/equity/open-equity.ts';
import { ownEquity } from '../../../src/analysis/equity/own-equity.ts';
import { pointsOf } from '../../../src/analysis/equity/points-of.ts';
import { tallyOf } from '../../../src/analysis/equity/tally.ts';
import { kernelOf } from '../../../src/analysis/kernel/kernels.ts';
import { knowledgeOfView } from '../../../src/analysis/knowledge/knowledge-of-view.ts';
import { viewOf } from '../../../src/analysis/policies/view.ts';
import { positionOfState } from '../../../src/analysis/positions/position-of-state.ts';
import { anemaki } from '../../../src/rules/anemaki/anemaki.ts';
import type { RoundState } from '../../../src/rules/game.ts';
import { ARI, tricks } from '../../support/table.ts';

const POINTS = [2, 1, 0, -1, -2];
const budget = { policy: 'greedy', noise: NOISE, seed: 'equity' } as const;

function expectWhole({ points, odds }: Equity): void {
  expect(points.reduce((sum, value) => sum + value)).toBeCloseTo(0, 12);
  for (const row of odds) expect(row.reduce((sum, share) => sum + share)).toBeCloseTo(1, 12);
  for (const place of odds.keys()) {
    expect(odds.reduce((sum, row) => sum + (row[place] ?? 0), 0)).toBeCloseTo(1, 12);
  }
}

function open(state: RoundState, playouts = 400, seed = 'equity'): Equity {
  const kernel = kernelOf(state.setup, 'anemaki');
  return openEquity(kernel, POINTS, positionOfState(anemaki, state), { ...budget, playouts, seed });
}

describe('a tally of places', () => {
  it('gives means, errors and odds of hand-counted playouts', () => {
    const tally = tallyOf([1, 0, -1]);
    for (const places of [
      [0, 1, 2],
      [0, 2, 1],
      [1, 0, 2],
      [0, 1, 2],
    ]) {
      tally.add(Uint8Array.from(places));
    }
    const { points, se, odds, n, exact } = tally.equity();
    expect({ points, n, exact }).toEqual({ points: [0.75, 0, -0.75], n: 4, exact: false });
    // 1, 1, 0, 1: variance 1/4, of the mean of four 1/16.
    expect(se[0]).toBeCloseTo(0.25, 12);
    expect(odds).toEqual([
      [0.75, 0.25, 0],
      [0.25, 0.5, 0.25],
      [0, 0.25, 0.75],
    ]);
  });
});

describe('open equity', () => {
  it('adds to zero, and its odds to one', () => {
    const equity = open(tricks());
    expectWhole(equity);
    expect(equity).toMatchObject({ n: 400, exact: false });
    expect(Math.max(...equity.se)).toBeLessThan(0.08);
    expect(Math.min(...equity.se)).toBeGreaterThan(0.02);
  });

  it('is the same for the same seed, and within its error for another', () => {
    expect(open(tricks())).toEqual(open(tricks()));
    const [one, other] = [open(tricks()), open(tricks(), 1600, 'other')];
    expect(one).not.toEqual(other);
    one.points.forEach((value, seat) => {
      const error = Math.hypot(one.se[seat] ?? 0, other.se[seat] ?? 0);
      expect(Math.abs(value - (other.points[seat] ?? 0))).toBeLessThan(4.5 * error);
    });
  });

  it('is that of the places where the round is over', () => {
    const over = { ...tricks({ hands: ['', '', '7d 8h', '', ''] }), out: [3, 0, 4, 1] };
    expect(open(over).points).toEqual([1, -1, -2, 2, 0]);
  });
});

describe('exact equity', () => {
  const exact = (state: RoundState) => {
    const kernel = kernelOf(state.setup, 'anemaki');
    return exactEquity(kernel, POINTS, positionOfState(anemaki, state), new Memory());
  };

  it('is what the solver says where few cards are left', () => {
    const state = tricks({ hands: ['7d 7h Ad', '8c As', 'Kd Kh', 'Qd 9h Ks', 'Ah 7s'] });
    const equity = exact(state);
    const order = solveOrder(positionOfState(anemaki, state)) ?? [];
    expect(equity).toMatchObject({ n: 1, exact: true, se: [0, 0, 0, 0, 0] });
    expect(equity?.points.map((_, seat) => POINTS[order.indexOf(seat)])).toEqual(equity?.points);
    if (equity) expectWhole(equity);
  });

  it('is left to playouts with more cards', () => {
    expect(exact(tricks())).toBeNull();
  });
});

describe('own-knowledge equity', () => {
  const own = (state: RoundState, worlds = 1000) => {
    const kernel = kernelOf(state.setup, 'anemaki');
    const knowledge = knowledgeOfView(viewOf(anemaki, state, state.turn ?? ARI));
    return ownEquity(kernel, pointsOf(anemaki, state.setup), knowledge, { ...budget, worlds });
  };

  it('adds to zero, and knows the own hand alone', () => {
    const equity = own(tricks());
    expectWhole(equity);
    const [ari = [], physo = [], janiet = [], aster = [], rhys = []] = tricks().hands;
    const hands = [ari, rhys, aster, physo, janiet];
    expect(own({ ...tricks(), dealt: hands, hands })).toEqual(equity);
  });

  it('is better with a better hand', () => {
    const [first, , , , last] = [
      'Ad Ah As Kd Kh Ks',
      '7d 7h 9s Td Jc Qc',
      '8c 8h 9h Qd Qh Th',
      '7c 9d Tc Jh Kc Ac',
      '8s 9c Jd Js 8d 7s',
    ];
    const rest = ['7d 7h 9s Td Jc Qc', '8c 8h 9h Qd Qh Th', '7c 9d Tc Jh Kc Ac'];
    const strong = tricks({ hands: [first ?? '', ...rest, last ?? ''], talon: 'Ts Qs' });
    const weak = tricks({ hands: [last ?? '', ...rest, first ?? ''], talon: 'Ts Qs' });
    expect((own(strong).points[ARI] ?? 0) - (own(weak).points[ARI] ?? 0)).toBeGreaterThan(1);
  });

  it('is the open one where only one deal is possible', () => {
    const state = tricks({ hands: ['7d 9h', '', '', '', 'Kd Kh Ks Kc'], talon: '' });
    // All cards but the kings have been laid: what is unseen must lie in one hand.
    const seen = { ...state, dealt: anemakiHands(), out: [1, 2, 3] };
    const kernel = kernelOf(seen.setup, 'anemaki');
    const view = viewOf(anemaki, seen, ARI);
    expect(view.unseen).toHaveLength(4);
    const equity = ownEquity(kernel, POINTS, knowledgeOfView(view), { ...budget, noise: 0, worlds: 50 });
    // He leads the seven, all kings beat it.
    expect(equity.points).toEqual([-2, 2, 1, 0, -1]);
  });
});

function anemakiHands() {
  const pack = anemaki.pack(tricks().setup);
  const kings = pack.filter((card) => card.startsWith('K'));
  const rest = pack.filter((card) => !card.startsWith('K') && card !== '7d' && card !== '9h');
  return [
    ['7d', '9h', ...rest.slice(0, 4)],
    rest.slice(4, 10),
    rest.slice(10, 16),
    rest.slice(16, 26),
    kings,
  ] as const;
}
