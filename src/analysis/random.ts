/**
 * Seeded random numbers: the same seed gives the same numbers in Node and in every browser, since
 * only 32-bit integer arithmetic is used.
 *
 * The generator is xoshiro128** (D. Blackman, S. Vigna, "Scrambled Linear Pseudorandom Number
 * Generators", ACM Trans. Math. Softw. 47(4), 2021). Its state is filled from the seed's text with the mixing
 * function of SplitMix (G. Steele, D. Lea, C. Flood, "Fast Splittable Pseudorandom Number Generators",
 * OOPSLA 2014) in its 32-bit form.
 */

/** A source of random numbers; every call moves it on. */
export interface Random {
  /** An integer from 0 to 2³² − 1. */
  next(): number;
  /** An integer from 0 to `n` − 1, each as likely as the others; `n` from 1 to 2³². */
  below(n: number): number;
}

const GOLDEN = 0x9e3779b9;
const RANGE = 2 ** 32;

/** A generator for a seed; `7` and `'7'` are the same seed. */
export function randomFrom(seed: string | number): Random {
  const next = xoshiro128(stateFrom(String(seed)));
  const below = (n: number) => {
    // Numbers beyond the last whole multiple of n are drawn again, so that none is favoured.
    const limit = RANGE - (RANGE % n);
    let drawn = next();
    while (drawn >= limit) drawn = next();
    return drawn % n;
  };
  return { next, below };
}

/** The items in random order (Fisher and Yates); the list given stays as it is. */
export function shuffle<T>(random: Random, items: readonly T[]): T[] {
  const out = [...items];
  for (let i = out.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    [out[i], out[j]] = [out[j] as T, out[i] as T];
  }
  return out;
}

/** One of the items, each as likely as the others. Throws on an empty list. */
export function pick<T>(random: Random, items: readonly T[]): T {
  if (items.length === 0) throw new RangeError('nothing to pick from');
  return items[random.below(items.length)] as T;
}

function stateFrom(seed: string): Uint32Array {
  const state = new Uint32Array(4);
  for (let lane = 0; lane < 4; lane++) {
    let word = Math.imul(GOLDEN, lane + 1);
    for (let i = 0; i < seed.length; i++) word = mix((word ^ seed.charCodeAt(i)) + GOLDEN);
    state[lane] = mix(word + Math.imul(GOLDEN, seed.length + 1));
  }
  // The one state that xoshiro never leaves.
  if (state.every((word) => word === 0)) state[0] = 1;
  return state;
}

function mix(word: number): number {
  let z = word | 0;
  z = Math.imul(z ^ (z >>> 16), 0x85ebca6b);
  z = Math.imul(z ^ (z >>> 13), 0xc2b2ae35);
  return z ^ (z >>> 16);
}

function rotate(word: number, by: number): number {
  return (word << by) | (word >>> (32 - by));
}

function xoshiro128(state: Uint32Array): () => number {
  let [a = 0, b = 0, c = 0, d = 0] = state;
  return () => {
    const result = Math.imul(rotate(Math.imul(b, 5), 7), 9) >>> 0;
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = rotate(d, 11);
    return result;
  };
}
