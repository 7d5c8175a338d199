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
  return new Xoshiro128(stateFrom(String(seed)));
}

/** Many sources in one: stream after stream of the same numbers whenever it is started again. */
export interface Streams {
  readonly random: Random;
  /** Takes `random` to the beginning of the stream of this number, 0 … 2³² − 1. */
  start(stream: number): void;
}

/** Streams for a seed; before the first `start`, `random` is at the beginning of number 0. */
export function streamsFrom(seed: string | number): Streams {
  const key = stateFrom(String(seed));
  const words = new Int32Array(4);
  const start = (stream: number) => {
    for (let lane = 0; lane < 4; lane++) {
      words[lane] = mix((key[lane] as number) ^ mix(stream + Math.imul(GOLDEN, lane + 1)));
    }
    leaveZero(words);
  };
  start(0);
  return { random: new Xoshiro128(words), start };
}

/** The items in random order (Fisher and Yates); the list given stays as it is. */
export function shuffle<T>(random: Random, items: readonly T[]): T[] {
  const out = [...items];
  shuffleInPlace(random, out);
  return out;
}

/** The same in place. */
export function shuffleInPlace<T>(
  random: Random,
  items: { [index: number]: T; readonly length: number },
): void {
  for (let i = items.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    const item = items[i] as T;
    items[i] = items[j] as T;
    items[j] = item;
  }
}

/** One of the items, each as likely as the others. Throws on an empty list. */
export function pick<T>(random: Random, items: readonly T[]): T {
  if (items.length === 0) throw new RangeError('nothing to pick from');
  return items[random.below(items.length)] as T;
}

function stateFrom(seed: string): Int32Array {
  const state = new Int32Array(4);
  for (let lane = 0; lane < 4; lane++) {
    let word = Math.imul(GOLDEN, lane + 1);
    for (let i = 0; i < seed.length; i++) word = mix((word ^ seed.charCodeAt(i)) + GOLDEN);
    state[lane] = mix(word + Math.imul(GOLDEN, seed.length + 1));
  }
  leaveZero(state);
  return state;
}

/** The one state that xoshiro never leaves. */
function leaveZero(state: Int32Array): void {
  if (state.every((word) => word === 0)) state[0] = 1;
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

/** Its words lie in typed memory, so that engines do 32-bit arithmetic on them whatever their small integers are. */
class Xoshiro128 implements Random {
  private readonly words: Int32Array;

  constructor(words: Int32Array) {
    this.words = words;
  }

  next(): number {
    const { words } = this;
    const a = words[0] as number;
    const b = words[1] as number;
    const c = (words[2] as number) ^ a;
    const d = (words[3] as number) ^ b;
    words[0] = a ^ d;
    words[1] = b ^ c;
    words[2] = c ^ (b << 9);
    words[3] = rotate(d, 11);
    return Math.imul(rotate(Math.imul(b, 5), 7), 9) >>> 0;
  }

  below(n: number): number {
    // Numbers beyond the last whole multiple of n are drawn again, so that none is favoured.
    const limit = RANGE - ((RANGE - n) % n);
    let drawn = this.next();
    while (drawn >= limit) drawn = this.next();
    return drawn % n;
  }
}
