/**
 * Solved states, found by their exact keys: an entry never answers for another state. The 64 bits of the key go
 * through a function that can be undone, and the part of the result that is the place in the table need not be
 * written down; so an entry of 8 bytes holds the key, what else tells states apart, and the value.
 */

/** Entries of a bucket, in any of which a state may stand. */
const WAYS = 4;
const STRIDE = 2 * WAYS;
/** Buckets at first, as a power of two: as many bits of the key as an entry never writes down. */
const FIRST_BITS = 12;
const LOW = (1 << FIRST_BITS) - 1;
/** Buckets at most: 4 M entries, 32 MB. */
const MOST_BITS = 20;
const VALUE = 127;
/** Five bits beside the key stand above the value. */
const SIDE_SHIFT = 7;
const FULL = 0.45;

/** What `look` answers where nothing is known. */
export const UNKNOWN = -1;

/** Grows as it fills; once it is as large as it may be, new entries replace old ones. */
export class Memory {
  #bits = FIRST_BITS;
  #words = new Int32Array(STRIDE << FIRST_BITS);
  #used = 0;
  #replace = 0;

  /** What is known of a state, 0 … 126, or UNKNOWN. `side`: five bits more that tell it from others of the same key. */
  look(first: number, second: number, side: number): number {
    const a = first ^ mix(second);
    const b = second ^ mix(a);
    const tag = (b & ~LOW) | (side << SIDE_SHIFT);
    const words = this.#words;
    const at = (b & ((1 << this.#bits) - 1)) * STRIDE;
    for (let i = at; i < at + STRIDE; i += 2) {
      const word = words[i + 1] as number;
      if (words[i] === a && (word & ~VALUE) === tag && word !== tag) return (word & VALUE) - 1;
    }
    return UNKNOWN;
  }

  /** Puts down what is known of a state, 0 … 126; replaces what was. */
  keep(first: number, second: number, side: number, value: number): void {
    const a = first ^ mix(second);
    const b = second ^ mix(a);
    if (this.#used > FULL * (WAYS << this.#bits) && this.#bits < MOST_BITS) this.#grow();
    this.#put(a, b, (b & ~LOW) | (side << SIDE_SHIFT) | (value + 1));
  }

  #put(a: number, b: number, tagged: number): void {
    const words = this.#words;
    const at = (b & ((1 << this.#bits) - 1)) * STRIDE;
    let place = -1;
    for (let i = at; i < at + STRIDE && place < 0; i += 2) {
      const word = words[i + 1] as number;
      const isFree = (word & VALUE) === 0;
      if (isFree) this.#used += 1;
      if (isFree || (words[i] === a && (word & ~VALUE) === (tagged & ~VALUE))) place = i;
    }
    if (place < 0) {
      this.#replace = (this.#replace + 2) % STRIDE;
      place = at + this.#replace;
    }
    words[place] = a;
    words[place + 1] = tagged;
  }

  #grow(): void {
    const old = this.#words;
    this.#bits += 2;
    this.#words = new Int32Array(STRIDE << this.#bits);
    this.#used = 0;
    for (let i = 0; i < old.length; i += 2) {
      const word = old[i + 1] as number;
      const bucket = (i - (i % STRIDE)) / STRIDE;
      if ((word & VALUE) !== 0) this.#put(old[i] as number, (word & ~LOW) | (bucket & LOW), word);
    }
  }
}

function mix(word: number): number {
  let z = Math.imul(word ^ (word >>> 16), 0x85ebca6b);
  z = Math.imul(z ^ (z >>> 13), 0xc2b2ae35);
  return z ^ (z >>> 16);
}
