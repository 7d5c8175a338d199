import { describe, expect, it } from 'vitest';
import { surePlay, writeMoves } from '../../../src/analysis/endgame/tie-rule.ts';
import { PASS } from '../../../src/analysis/kernel/anemaki/moves.ts';

/** Hands as counts by rank, lowest first. */
const handOf = (...counts: number[]) =>
  counts.reduce((bits, count, rank) => bits | (((1 << count) - 1) << (4 * rank)), 0);
const ANY = -1;

/** The moves as [rank, cards]. */
function moves(hand: number, legal: number, leads: boolean): (readonly [number, number] | 'pass')[] {
  const out = new Int32Array(40);
  const end = writeMoves(out, 2, hand, legal, leads);
  return Array.from(out.subarray(2, end), (move) => (move === PASS ? 'pass' : [move >> 2, (move & 3) + 1]));
}

describe('the order of moves', () => {
  it('has a lead of more cards first, then low ranks', () => {
    const hand = handOf(1, 0, 3, 1, 2);
    const pairs = [[2, 2], [4, 2]]; // biome-ignore format: one line reads better
    const singles = [[0, 1], [2, 1], [3, 1], [4, 1]]; // biome-ignore format: likewise
    expect(moves(hand, hand, true)).toEqual([[2, 3], ...pairs, ...singles]);
  });

  it('has whole groups follow first, then parts, then the pass', () => {
    const hand = handOf(1, 0, 3, 1, 2);
    const legal = hand & (ANY << 4);
    const whole = [[2, 3], [3, 1], [4, 2]]; // biome-ignore format: likewise
    expect(moves(hand, legal, false)).toEqual([...whole, [2, 1], [2, 2], [4, 1], 'pass']);
  });
});

describe('the sure play', () => {
  it('is none while two groups can be beaten', () => {
    const hand = handOf(1, 1, 0, 2);
    expect(surePlay(hand, hand, handOf(1, 1))).toBeNull();
  });

  it('is one that cannot be beaten, as long as there is another', () => {
    const hand = handOf(1, 0, 0, 2);
    expect(surePlay(hand, hand, handOf(1, 1))).toBe(4 * 3 + 1);
    expect(surePlay(hand, 0, handOf(1, 1))).toBeNull();
  });

  it('is the last group, whatever beats it', () => {
    const hand = handOf(0, 2);
    expect(surePlay(hand, hand, ANY)).toBe(4 + 1);
    expect(surePlay(hand, hand & ~(1 << 5), ANY)).toBeNull();
  });
});
