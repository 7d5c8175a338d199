/** How long a search may go on, and who hears of it on the way. */
import type { Clock } from './search.ts';

/** States between two looks at whether to go on. */
const STRIDE = 50_000;

export interface Budget {
  /** States to search at most; without it, as many as it takes. */
  readonly nodes?: number;
  /** Called now and then, with the number of states searched. */
  readonly onProgress?: (nodes: number) => void;
  /** Asked as often; true ends the search. */
  readonly cancelled?: () => boolean;
}

/** Thrown by `tick` where the budget is used up or the search cancelled. */
class Stopped extends Error {}

export class BudgetClock implements Clock {
  nodes = 0;
  #next: number;
  readonly #budget: Budget;

  constructor(budget: Budget) {
    this.#budget = budget;
    this.#next = this.#following();
  }

  tick(): void {
    if (this.nodes >= this.#next) this.#look();
    this.nodes += 1;
  }

  #look(): void {
    const { nodes = Number.POSITIVE_INFINITY, onProgress, cancelled } = this.#budget;
    onProgress?.(this.nodes);
    if (this.nodes >= nodes || cancelled?.()) throw new Stopped();
    this.#next = this.#following();
  }

  #following(): number {
    return Math.min(this.nodes + STRIDE, this.#budget.nodes ?? Number.POSITIVE_INFINITY);
  }
}

/** What the work gives; null where the clock stopped it. */
export function unlessStopped<T>(work: () => T): T | null {
  try {
    return work();
  } catch (error) {
    if (error instanceof Stopped) return null;
    throw error;
  }
}
