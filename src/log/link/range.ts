/**
 * A range coder in whole numbers: choices become bytes, each taking about as many bits as it is unlikely, and come back the same
 * on any machine. The construction is that of LZMA, with shares of a total instead of single bits.
 */

/** While the range is below this another byte is fixed. */
const LEAST = 2 ** 24;
const WHOLE = 2 ** 32;
/** A total must be far below the least range, or choices would be rounded badly. */
export const LARGEST_TOTAL = 2 ** 16;

export class RangeWriter {
  readonly #bytes: number[] = [];
  #low = 0;
  #range = WHOLE - 1;
  #held = 0;
  /** Bytes that a carry may still change: the held one and the 255s after it. */
  #waiting = 1;

  /** Writes the choice that has the share from `start` on, `size` wide, of `total`. */
  write(start: number, size: number, total: number): void {
    const unit = Math.floor(this.#range / total);
    this.#low += start * unit;
    this.#range = size * unit;
    while (this.#range < LEAST) {
      this.#shift();
      this.#range *= 256;
    }
  }

  /** The bytes of all choices, without zeros at the end: whoever reads takes them as written. */
  finish(): Uint8Array {
    this.#low = roundest(this.#low, this.#range);
    for (let i = 0; i < 5; i += 1) this.#shift();
    const bytes = this.#bytes.slice(1);
    while (bytes.at(-1) === 0) bytes.pop();
    return Uint8Array.from(bytes);
  }

  #shift(): void {
    const carry = this.#low >= WHOLE ? 1 : 0;
    const low = this.#low % WHOLE;
    if (carry === 1 || low < 0xff000000) {
      for (; this.#waiting > 0; this.#waiting -= 1) {
        this.#bytes.push((this.#held + carry) & 0xff);
        this.#held = 0xff;
      }
      this.#held = Math.floor(low / LEAST);
    }
    this.#waiting += 1;
    this.#low = (low % LEAST) * 256;
  }
}

/** The number in a range that ends in most zero bits. */
function roundest(low: number, range: number): number {
  for (let step = WHOLE; step > 1; step /= 2) {
    const round = Math.ceil(low / step) * step;
    if (round < low + range) return round;
  }
  return low;
}

export class RangeReader {
  readonly #bytes: Uint8Array;
  #at = 0;
  #range = WHOLE - 1;
  #code = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    for (let i = 0; i < 4; i += 1) this.#code = this.#code * 256 + this.#next();
  }

  /** Where in the total the next choice lies: from 0 to below `total`. `take` must follow. */
  peek(total: number): number {
    return Math.min(total - 1, Math.floor(this.#code / Math.floor(this.#range / total)));
  }

  /** Goes on after a choice, named as it was written. */
  take(start: number, size: number, total: number): void {
    const unit = Math.floor(this.#range / total);
    this.#code -= start * unit;
    this.#range = size * unit;
    while (this.#range < LEAST) {
      this.#code = this.#code * 256 + this.#next();
      this.#range *= 256;
    }
  }

  /** After the end there are only zeros. */
  #next(): number {
    return this.#bytes[this.#at++] ?? 0;
  }
}
