import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pick, randomFrom, shuffle } from '../../src/analysis/random.ts';

const draw = (seed: string | number, count: number) => {
  const random = randomFrom(seed);
  return Array.from({ length: count }, () => random.next());
};

describe('a seeded generator', () => {
  it('gives the numbers it always gave', () => {
    expect(draw('anemaki', 4)).toEqual([3043583762, 139573172, 3014915468, 926014910]);
  });

  it('takes a number and its digits for the same seed', () => {
    expect(draw(7, 5)).toEqual(draw('7', 5));
  });

  it('gives other numbers to other seeds, however alike', () => {
    const firsts = Array.from({ length: 2000 }, (_, seed) => draw(seed, 1)[0]);
    expect(new Set(firsts).size).toBe(2000);
    expect(draw('1/2', 3)).not.toEqual(draw('2/1', 3));
    expect(draw('', 3)).not.toEqual(draw('\0', 3));
  });

  it('stays within 32 bits without a sign', () => {
    for (const number of draw('range', 2000)) {
      expect(Number.isInteger(number) && number >= 0 && number < 2 ** 32).toBe(true);
    }
  });
});

describe('below', () => {
  it('gives each number about as often as the others', () => {
    const random = randomFrom('dice');
    const seen = [0, 0, 0, 0, 0, 0];
    for (let i = 0; i < 6000; i++) {
      const face = random.below(6);
      seen[face] = (seen[face] ?? 0) + 1;
    }
    // Chi squared with five degrees of freedom: above 20.5 once in a thousand seeds.
    expect(seen.reduce((sum, n) => sum + (n - 1000) ** 2 / 1000, 0)).toBeLessThan(20.5);
  });

  it('draws again where the range does not divide evenly', () => {
    const random = randomFrom('uneven');
    const n = 3 * 2 ** 30;
    for (let i = 0; i < 500; i++) expect(random.below(n)).toBeLessThan(n);
  });
});

describe('shuffle', () => {
  it('keeps every item and leaves its argument alone', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.string(), (items, seed) => {
        const before = [...items];
        expect(shuffle(randomFrom(seed), items).sort()).toEqual([...items].sort());
        expect(items).toEqual(before);
      }),
    );
  });

  it('gives each of the six orders of three items about as often', () => {
    const random = randomFrom('orders');
    const seen = new Map<string, number>();
    for (let i = 0; i < 6000; i++) {
      const order = shuffle(random, ['a', 'b', 'c']).join('');
      seen.set(order, (seen.get(order) ?? 0) + 1);
    }
    expect([...seen.values()].reduce((sum, n) => sum + (n - 1000) ** 2 / 1000, 0)).toBeLessThan(20.5);
    expect(seen.size).toBe(6);
  });
});

describe('pick', () => {
  it('gives one of the items', () => {
    expect(['a', 'b']).toContain(pick(randomFrom(1), ['a', 'b']));
  });

  it('refuses an empty list', () => {
    expect(() => pick(randomFrom(1), [])).toThrow(RangeError);
  });
});
