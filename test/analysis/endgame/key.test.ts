import { describe, expect, it } from 'vitest';
import { KEY, writeKey } from '../../../src/analysis/endgame/key.ts';
import { type Random, randomFrom } from '../../../src/analysis/random.ts';

const RANKS = 8;

interface State {
  /** `counts[player][rank]`. */
  readonly counts: readonly (readonly number[])[];
  readonly low: number;
  readonly size: number;
  readonly asked: number;
}

/** Few cards of few ranks, so that equal states come up often. */
function someState(random: Random): State {
  const players = 2 + random.below(4);
  const counts = Array.from({ length: players }, () => Array<number>(RANKS).fill(0));
  for (let card = random.below(7); card >= 0; card--) {
    const rank = random.below(RANKS);
    const hand = counts[random.below(players)];
    if (hand && counts.reduce((sum, each) => sum + (each[rank] ?? 0), 0) < 4)
      hand[rank] = (hand[rank] ?? 0) + 1;
  }
  return { counts, low: random.below(RANKS), size: 1 + random.below(4), asked: random.below(6) };
}

function keyOf({ counts, low, size, asked }: State): string {
  const hands = counts.map((hand) =>
    hand.reduce((bits, n, rank) => bits | (((1 << n) - 1) << (4 * rank)), 0),
  );
  writeKey(Int32Array.from([99, ...hands]), 1, hands.length, low, size, asked);
  return KEY.join();
}

/** What the key must tell: hands without the ranks that nobody holds, and how many held ranks lie below the lowest that may follow. */
function meaningOf({ counts, low, size, asked }: State): string {
  const ranks = Array.from({ length: RANKS }, (_, rank) => rank);
  const held = ranks.filter((rank) => counts.some((hand) => (hand[rank] ?? 0) > 0));
  const hands = [0, 1, 2, 3, 4].map((player) => held.map((rank) => counts[player]?.[rank] ?? 0));
  return JSON.stringify([hands, held.filter((rank) => rank < low).length, size, asked]);
}

describe('the key', () => {
  it('is the same for the same state, and another for another', () => {
    const random = randomFrom('key');
    const byMeaning = new Map<string, string>();
    const byKey = new Map<string, string>();
    let again = 0;
    for (let i = 0; i < 40_000; i++) {
      const state = someState(random);
      // With all eight ranks below, the number does not fit; no card could follow then.
      const [key, meaning] = [keyOf(state), meaningOf(state)];
      if (byMeaning.has(meaning)) again += 1;
      expect(byMeaning.get(meaning) ?? key).toBe(key);
      expect(byKey.get(key) ?? meaning).toBe(meaning);
      byMeaning.set(meaning, key);
      byKey.set(key, meaning);
    }
    expect(again).toBeGreaterThan(1000);
  });
});
