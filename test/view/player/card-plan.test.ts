import { describe, expect, it } from 'vitest';
import { handBehind, type Layout, planMovements } from '../../../src/view/player/card-plan.ts';

const spot = (x: number, y: number, place: string, width = 40) => ({ x, y, width, place });
const layout = (cards: Layout['cards'], places: Layout['places'] = new Map()): Layout => ({ cards, places });

describe('the plan of a movement', () => {
  it('brings a card from where it was, at the size it had', () => {
    const before = layout(new Map([['7d', spot(10, 300, 'seat-0', 40)]]));
    const after = layout(new Map([['7d', spot(200, 100, 'pile-from-0', 80)]]));
    expect(planMovements(before, after, handBehind)).toEqual([
      { key: '7d', from: 'elsewhere', dx: -190, dy: 200, scale: 0.5 },
    ]);
  });

  it('brings a card that was hidden from the hand it came from', () => {
    const before = layout(new Map(), new Map([['seat-3', { x: 50, y: 60, width: 120 }]]));
    const after = layout(new Map([['7d', spot(200, 100, 'pile-from-3')]]));
    expect(planMovements(before, after, handBehind)).toEqual([
      { key: '7d', from: 'elsewhere', dx: -150, dy: -40, scale: 1 },
    ]);
  });

  it('lets a card make room among those of its own hand', () => {
    const before = layout(new Map([['7d', spot(10, 10, 'seat-0')]]));
    const after = layout(new Map([['7d', spot(22, 10, 'seat-0')]]));
    expect(planMovements(before, after, handBehind)).toEqual([
      { key: '7d', from: 'beside', dx: -12, dy: 0, scale: 1 },
    ]);
  });

  it('moves nothing that stays, and nothing that comes from nowhere', () => {
    const before = layout(new Map([['7d', spot(10, 10, 'seat-0')]]));
    const after = layout(
      new Map([
        ['7d', spot(11, 10, 'seat-0')],
        ['8d', spot(90, 10, 'seat-1')],
      ]),
    );
    expect(planMovements(before, after, handBehind)).toEqual([]);
  });

  it('leaves what cannot be seen alone', () => {
    const before = layout(new Map([['7d', spot(10, 10, 'seat-0', 0)]]));
    const after = layout(new Map([['7d', spot(99, 10, 'pile-from-0')]]));
    expect(planMovements(before, after, handBehind)).toEqual([]);
  });
});
