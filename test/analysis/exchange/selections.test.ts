import { describe, expect, it } from 'vitest';
import { pickerFor } from '../../../src/analysis/exchange/fast-trades.ts';
import { bestSelections } from '../../../src/analysis/exchange/selections.ts';
import { cheapestGift, worthwhileSwap } from '../../../src/analysis/policies/gifts.ts';
import { handValue } from '../../../src/analysis/policies/hand-value.ts';
import { viewOf } from '../../../src/analysis/policies/view.ts';
import { countsOf } from '../../../src/analysis/positions/counts.ts';
import { randomFrom, shuffle } from '../../../src/analysis/random.ts';
import { type Hand, take } from '../../../src/cards/hand.ts';
import { anemaki } from '../../../src/rules/anemaki/anemaki.ts';
import { forradalom } from '../../../src/rules/forradalom/forradalom.ts';
import type { Game } from '../../../src/rules/game.ts';
import { setupOf } from '../../../src/rules/games.ts';
import { bestCards } from '../../../src/rules/order.ts';
import { dealtRound, JANIET } from '../../support/table.ts';

/** Hands by chance, as counts and as the view of the one who holds them. */
function* hands(game: Game, players: number, size: number, many: number) {
  const setup = setupOf(game, players);
  const order = game.order(setup, 'normal');
  const random = randomFrom(`hands ${game.id}`);
  const base = game.deal(
    setup,
    { dealer: 0, hands: Array.from({ length: players }, () => []), talon: [] },
    null,
  );
  for (let i = 0; i < many; i++) {
    const hand: Hand = shuffle(random, game.pack(setup)).slice(0, size);
    const state = { ...base, dealt: base.dealt.with(0, hand), hands: base.hands.with(0, hand) };
    yield { hand, counts: countsOf(hand, order), view: viewOf(game, state, 0), order };
  }
}

describe.each([
  [anemaki, 5, 6, 2],
  [forradalom, 6, 17, 3],
] as const)('cards picked from a hand of %o', (game, players, size, count) => {
  it('are the best where the rules ask for them, and the cheapest where they are free', () => {
    const picker = pickerFor(game.order(setupOf(game, players), 'normal').length, 8, count);
    for (const { hand, counts, view, order } of hands(game, players, size, 60)) {
      const picked = new Uint8Array(order.length);
      picker.best(Uint8Array.from(counts), count, picked);
      expect([...picked]).toEqual(countsOf(bestCards(order, hand, count), order));
      picker.cheapest(Uint8Array.from(counts), count, picked);
      const due = {
        type: 'give',
        seat: 0,
        to: 1,
        count,
        choice: 'free',
        from: 'dealt',
        rule: 'A21',
      } as const;
      const slow = handValue(take(hand, cheapestGift(view, due)).left, order);
      expect(valueWithout(counts, picked, order)).toBeCloseTo(slow, 9);
      expect(picked.reduce((sum, n) => sum + n)).toBe(count);
    }
  });

  it('can be listed from the cheapest on, the first as the bots have it', () => {
    for (const { hand, counts, view, order } of hands(game, players, size, 12)) {
      const all = bestSelections(counts, count, 1000);
      const due = {
        type: 'give',
        seat: 0,
        to: 1,
        count,
        choice: 'free',
        from: 'dealt',
        rule: 'A21',
      } as const;
      const slow = handValue(take(hand, cheapestGift(view, due)).left, order);
      expect(all[0]?.left).toBeCloseTo(slow, 9);
      for (const [i, { picked, left }] of all.entries()) {
        expect(left).toBeLessThanOrEqual(all[i - 1]?.left ?? left);
        expect(valueWithout(counts, picked, order)).toBeCloseTo(left, 9);
      }
      expect(new Set(all.map(({ picked }) => picked.join())).size).toBe(all.length);
      expect(all.length).toBe(waysToPick(counts, count));
      expect(bestSelections(counts, count, 5)).toEqual(all.slice(0, 5));
    }
  });
});

describe('a swap', () => {
  it('is made where the bots make it', () => {
    const picker = pickerFor(8, 4, 2);
    let [swapped, kept] = [0, 0];
    for (const { counts, view } of hands(anemaki, 5, 6, 200)) {
      const picked = new Uint8Array(8);
      picker.swap(Uint8Array.from(counts), 2, picked);
      const cards = worthwhileSwap(view, { type: 'swap', seat: 0, count: 2, rule: 'A23' });
      const fast = picked.reduce((sum, n) => sum + n);
      expect(fast).toBe(cards.length);
      if (fast > 0) swapped += 1;
      else kept += 1;
    }
    expect(Math.min(swapped, kept)).toBeGreaterThan(0);
  });

  it('asks for two cards (A23)', () => {
    expect(anemaki.dues(dealtRound()).find(({ type }) => type === 'swap')).toMatchObject({
      seat: JANIET,
      count: 2,
    });
  });
});

function valueWithout(
  counts: readonly number[],
  picked: ArrayLike<number>,
  order: readonly string[],
): number {
  const rest = counts.flatMap((count, face) =>
    Array.from({ length: count - (picked[face] ?? 0) }, () =>
      order[face] === 'jo' ? 'jo' : `${order[face]}?`,
    ),
  );
  return handValue(rest as Hand, order as readonly never[]);
}

/** By brute force: how many different counts of so many cards there are. */
function waysToPick(counts: readonly number[], count: number): number {
  const [first, ...rest] = counts;
  if (first === undefined) return count === 0 ? 1 : 0;
  let ways = 0;
  for (let n = 0; n <= Math.min(first, count); n++) ways += waysToPick(rest, count - n);
  return ways;
}
