/**
 * One description serves both ways: what codes a value takes it and gives it back when a link is written, and ignores what it is
 * given and finds it when a link is read. So writing and reading cannot come apart.
 */
import { LARGEST_TOTAL, RangeReader, RangeWriter } from './range.ts';

/** How often each of some choices came up, so that common ones get short. */
export type Weights = number[];

export interface Coder {
  /** Whether a link is read: values that are given mean nothing then. */
  readonly reads: boolean;
  /** One of the first `count` choices of a table (all of them unless told), which learns from it. */
  readonly pick: (weights: Weights, value: number, count?: number) => number;
  /** One of `count` choices that are equally likely. */
  readonly even: (count: number, value: number) => number;
}

/** A link holds something that it cannot, or too much. Never leaves this folder. */
export class LinkFault extends Error {}

/** More than `MOST_CHOICES`. */
export class TooManyChoices extends LinkFault {}

/** So many choices are made at most: some tenths of a second. */
const MOST_CHOICES = 500_000;
/** What a choice gains when it comes up. */
const GAIN = 24;
/** A table whose sum would exceed this forgets half of what it learned. */
const MOST_WEIGHT = 4096;

export class Writer implements Coder {
  readonly reads = false;
  readonly #range = new RangeWriter();
  #left = MOST_CHOICES;

  readonly pick = (weights: Weights, value: number, count = weights.length): number => {
    this.#spend(value, count, weights.length);
    this.#range.write(sum(weights, value), weights[value] as number, sum(weights, count));
    learn(weights, value);
    return value;
  };

  readonly even = (count: number, value: number): number => {
    this.#spend(value, count);
    if (count > 1) this.#range.write(value, 1, count);
    return value;
  };

  finish(): Uint8Array {
    return this.#range.finish();
  }

  #spend(value: number, count: number, most = LARGEST_TOTAL): void {
    this.#left -= 1;
    if (this.#left < 0) throw new TooManyChoices();
    const isChoice = Number.isInteger(value) && value >= 0 && value < count;
    if (!isChoice || count > most) throw new LinkFault('no such choice');
  }
}

export class Reader implements Coder {
  readonly reads = true;
  readonly #range: RangeReader;
  #left = MOST_CHOICES;

  constructor(bytes: Uint8Array) {
    this.#range = new RangeReader(bytes);
  }

  readonly pick = (weights: Weights, _: number, count = weights.length): number => {
    this.#spend(count, weights.length);
    const total = sum(weights, count);
    const place = this.#range.peek(total);
    let value = 0;
    let start = 0;
    for (; start + (weights[value] as number) <= place; value += 1) start += weights[value] as number;
    this.#range.take(start, weights[value] as number, total);
    learn(weights, value);
    return value;
  };

  readonly even = (count: number): number => {
    this.#spend(count);
    if (count === 1) return 0;
    const value = this.#range.peek(count);
    this.#range.take(value, 1, count);
    return value;
  };

  #spend(count: number, most = LARGEST_TOTAL): void {
    this.#left -= 1;
    if (this.#left < 0) throw new TooManyChoices();
    if (count < 1 || count > most) throw new LinkFault('no such choice');
  }
}

function sum(weights: Weights, end: number): number {
  let total = 0;
  for (let i = 0; i < end; i += 1) total += weights[i] as number;
  return total;
}

function learn(weights: Weights, value: number): void {
  weights[value] = (weights[value] as number) + GAIN;
  if (sum(weights, weights.length) <= MOST_WEIGHT) return;
  for (let i = 0; i < weights.length; i += 1) weights[i] = Math.ceil((weights[i] as number) / 2);
}
