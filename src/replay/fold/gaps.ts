/** What was wrong when the file was read, for the fold: which statements it is of, and where one had to be dropped. */
import type { Noted } from '../../log/model.ts';
import type { Problem } from '../../log/problem.ts';

export class Gaps {
  private readonly problems: readonly Problem[];

  /** From the problems of reading a round, in reading order. */
  constructor(problems: readonly Problem[]) {
    this.problems = problems;
  }

  /** The problems of statements that could be kept. */
  within(...statements: readonly (Noted | undefined)[]): Problem[] {
    if (this.problems.length === 0) return [];
    return statements.flatMap((noted) => {
      const { span } = noted ?? {};
      return span
        ? this.problems.filter(({ span: { start } }) => start >= span.start && start < span.end)
        : [];
    });
  }

  /** Whether something was dropped after a statement. */
  after({ span }: Noted): boolean {
    return (
      span !== undefined &&
      this.problems.some((problem) => isError(problem) && problem.span.start >= span.end)
    );
  }

  /** Whether something was dropped after one statement and before another. */
  between(before: Noted, after: Noted): boolean {
    const [from, to] = [before.span?.end, after.span?.start];
    if (from === undefined || to === undefined) return false;
    return this.problems.some(
      (problem) => isError(problem) && problem.span.start >= from && problem.span.start < to,
    );
  }
}

function isError({ severity }: Problem): boolean {
  return severity === 'error';
}
