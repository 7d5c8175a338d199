import { describe, expect, it } from 'vitest';
import { Memory } from '../../../src/analysis/endgame/memory.ts';
import { solve, solveOrder } from '../../../src/analysis/endgame/solve.ts';
import { positionOfState } from '../../../src/analysis/positions/position-of-state.ts';
import { randomFrom } from '../../../src/analysis/random.ts';
import { anemaki } from '../../../src/rules/anemaki/anemaki.ts';
import { lateState } from './some-states.ts';

const KIND = { pass: 'turn', direction: 'normal' } as const;

/** The first position of so many cards that takes more than so many states. */
function hardPosition(cards: number, atLeast: number) {
  const random = randomFrom('hard');
  for (;;) {
    const position = positionOfState(anemaki, lateState(KIND, cards, random));
    if (!solveOrder(position, { nodes: atLeast })) return position;
  }
}

describe('a budget', () => {
  const position = hardPosition(18, 3000);
  const whole = solve(position);

  it('suffices when it is just as large as the work', () => {
    const nodes = whole?.nodes ?? 0;
    expect(nodes).toBeGreaterThan(3000);
    expect(solve(position, { nodes })).toEqual(whole);
    expect(solve(position, { nodes: nodes - 1 })).toBeNull();
  });

  it('takes a search up again where it was, with what it remembers', () => {
    const memory = new Memory();
    const slice = 500;
    let tries = 1;
    let order = solveOrder(position, { memory, nodes: slice });
    while (!order && tries < 1000) {
      tries += 1;
      order = solveOrder(position, { memory, nodes: slice });
    }
    expect(order).toEqual(whole?.order);
    expect(tries).toBeGreaterThan(5);
    expect(tries * slice).toBeLessThan(3 * (whole?.nodes ?? 0));
  });

  it('is not needed twice for what was solved before, under either option', () => {
    const memory = new Memory();
    expect(solve(position, { memory })?.order).toEqual(whole?.order);
    expect(solve(position, { memory, nodes: 500 })?.order).toEqual(whole?.order);
    const other = { ...position, setup: { ...position.setup, options: { pass: 'trick' } } };
    expect(solve(other, { memory })).toMatchObject({ order: solve(other)?.order, line: solve(other)?.line });
  });
});

describe('a long search', () => {
  const position = hardPosition(24, 120_000);

  it('tells how far it is, and ends when it is told to', () => {
    const heard: number[] = [];
    const solution = solve(position, {
      onProgress: (nodes) => heard.push(nodes),
      cancelled: () => heard.length === 2,
    });
    expect(solution).toBeNull();
    expect(heard).toEqual([50_000, 100_000]);
  });
});
