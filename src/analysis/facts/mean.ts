/** Means with their standard errors, of values that come one by one. */
import { standardError } from '../equity/tally.ts';

export interface Figure {
  readonly value: number;
  /** Standard error; 0 of what was counted out exactly. */
  readonly se: number;
}

export class Mean {
  n = 0;
  private sum = 0;
  private squares = 0;

  add(value: number): void {
    this.n += 1;
    this.sum += value;
    this.squares += value * value;
  }

  /** Of nothing, 0 with an error without bounds. */
  figure(): Figure {
    if (this.n < 2) return { value: this.n === 0 ? 0 : this.sum, se: Number.POSITIVE_INFINITY };
    return { value: this.sum / this.n, se: standardError(this.sum, this.squares, this.n) };
  }
}

/** Means by key, made as they are asked for. */
export class Means<Key extends string> {
  private readonly means = new Map<Key, Mean>();

  of(key: Key): Mean {
    const known = this.means.get(key);
    if (known) return known;
    const mean = new Mean();
    this.means.set(key, mean);
    return mean;
  }

  figures(): Record<Key, Figure> {
    return Object.fromEntries([...this.means].map(([key, mean]) => [key, mean.figure()])) as Record<
      Key,
      Figure
    >;
  }
}
