import { describe, expect, it } from 'vitest';
import { Memory, UNKNOWN } from '../../../src/analysis/endgame/memory.ts';
import { type Random, randomFrom } from '../../../src/analysis/random.ts';

type Key = readonly [number, number, number];

/** Keys that differ in few bits, as those of neighbouring states do. */
function keysOf(random: Random, count: number): Key[] {
  const base = [random.next() | 0, random.next() | 0] as const;
  return Array.from({ length: count }, (_, i) => [
    base[0] ^ (i & 1023),
    base[1] ^ ((i >> 10) << 20),
    random.below(32),
  ]);
}

const text = (key: Key) => key.join(' ');

describe('a memory', () => {
  it('knows nothing at first', () => {
    const memory = new Memory();
    expect(memory.look(0, 0, 0)).toBe(UNKNOWN);
    expect(memory.look(-1, 7, 31)).toBe(UNKNOWN);
  });

  it('keeps every value, and the latest of a key', () => {
    const memory = new Memory();
    for (const value of [0, 1, 119, 126]) {
      memory.keep(3, -5, 17, value);
      expect(memory.look(3, -5, 17)).toBe(value);
      expect(memory.look(3, -5, 16)).toBe(UNKNOWN);
      expect(memory.look(-5, 3, 17)).toBe(UNKNOWN);
    }
  });

  it('never answers for another key, and forgets little as it grows', () => {
    const random = randomFrom('memory');
    const memory = new Memory();
    const kept = new Map<string, number>();
    const keys = keysOf(random, 60_000);
    for (const key of keys.slice(0, 40_000)) {
      const value = random.below(127);
      memory.keep(...key, value);
      kept.set(text(key), value);
    }
    let known = 0;
    for (const key of keys) {
      const found = memory.look(...key);
      if (found === UNKNOWN) continue;
      expect(found).toBe(kept.get(text(key)));
      known += 1;
    }
    expect(known).toBeGreaterThan(0.95 * kept.size);
  });
});
