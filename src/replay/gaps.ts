/** Where a reader of the file had to drop a statement, so that the fold knows of a hole and does not blame what follows it. */
import type { Noted } from '../log/model.ts';
import type { Problem } from '../log/problem.ts';

export class Gaps {
  private readonly starts: readonly number[];

  /** From the problems of reading, in reading order. */
  constructor(problems: readonly Problem[]) {
    this.starts = problems.filter(({ severity }) => severity === 'error').map(({ span }) => span.start);
  }

  /** Whether something was dropped after a statement. */
  after({ span }: Noted): boolean {
    return span !== undefined && (this.starts.at(-1) ?? -1) >= span.end;
  }

  /** Whether something was dropped after one statement and before another. */
  between(before: Noted | undefined, after: Noted): boolean {
    const [from, to] = [before?.span?.end, after.span?.start];
    return from !== undefined && to !== undefined && this.starts.some((start) => start >= from && start < to);
  }
}
