/** The problems of a round as they are found, typed by their codes, and those of its moments. */
import type { Problem, Severity, Span } from '../log/problem.ts';
import type { Refusal } from '../rules/refusal.ts';
import type { ReplayFacts, ReplayProblemCode } from './problem-codes.ts';
import { type RefusalScene, refusalFacts } from './refusal-facts.ts';

/** So many problems are told of one round; the rest of a file that is full of them tells nothing new. */
const MOST_PROBLEMS = 500;

/** Where a problem of a match made by a program stands. */
const NOWHERE: Span = { line: 1, column: 1, start: 0, end: 0 };

export class ProblemBook {
  readonly problems: Problem[] = [];

  /** Whether nothing more is told. */
  get full(): boolean {
    return this.problems.length >= MOST_PROBLEMS;
  }

  report<Code extends ReplayProblemCode>(
    code: Code,
    span: Span | undefined,
    facts: ReplayFacts[Code],
    severity: Severity = 'error',
  ): Problem {
    return this.add({ severity, code, span: span ?? NOWHERE, facts });
  }

  refuse(refusal: Refusal, span: Span | undefined, scene: RefusalScene, severity: Severity): Problem {
    return this.add({
      severity,
      code: refusal.code,
      span: span ?? NOWHERE,
      facts: refusalFacts(refusal, scene),
    });
  }

  private add(problem: Problem): Problem {
    if (!this.full) this.problems.push(problem);
    return problem;
  }
}

/** Problems in reading order; of those at one place, in the order in which they were found. */
export function inReadingOrder(problems: readonly Problem[]): Problem[] {
  return problems.toSorted((a, b) => a.span.start - b.span.start || a.span.line - b.span.line);
}
