/** The tables of weights that one link fills while it is coded, each made when it is first asked for. */
import type { Weights } from './coder.ts';

/** What a choice weighs that is likely before anything was learned. */
const FIRST = 48;

export class Tables {
  readonly #tables = new Map<string, Weights>();

  /** A table by its name; at first every choice weighs 1, and one that is likely `FIRST`. */
  of(name: string, count: number, likely?: number): Weights {
    const known = this.#tables.get(name);
    if (known) return known;
    const made: Weights = Array.from({ length: count }, () => 1);
    if (likely !== undefined) made[likely] = FIRST;
    this.#tables.set(name, made);
    return made;
  }

  /** A table whose first weights are given. */
  seeded(name: string, weights: readonly number[]): Weights {
    const known = this.#tables.get(name);
    if (known) return known;
    const made = [...weights];
    this.#tables.set(name, made);
    return made;
  }
}
