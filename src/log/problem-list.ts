/** Collects the problems of a reading, as many as are worth telling. */
import type { Span } from './problem.ts';
import { type ParseCode, type ParseFacts, type ParseProblem, severityOf } from './problem-codes.ts';

/** So many problems are told of one file; a file with more is something else than a log. */
export const MOST_PROBLEMS = 2000;

const LONGEST_QUOTE = 40;

export class ProblemList {
  private pending: ParseProblem[] = [];
  private count = 0;

  report<Code extends ParseCode>(code: Code, span: Span, facts: ParseFacts[Code]): void {
    this.count += 1;
    if (this.count < MOST_PROBLEMS) this.add(code, span, facts);
    else if (this.count === MOST_PROBLEMS) this.add('syntax.too-many', span, { limit: MOST_PROBLEMS });
  }

  /** Whether nothing more will be told. */
  get full(): boolean {
    return this.count >= MOST_PROBLEMS;
  }

  /** Takes out what was reported since the last call, in reading order. */
  drain(): ParseProblem[] {
    const drained = this.pending;
    this.pending = [];
    return drained.sort((a, b) => a.span.start - b.span.start);
  }

  private add<Code extends ParseCode>(code: Code, span: Span, facts: ParseFacts[Code]): void {
    this.pending.push({ severity: severityOf(code), code, span, facts } as unknown as ParseProblem);
  }
}

/** A piece of a file, short enough for a sentence. */
export function quoted(found: string): string {
  const characters = found.length > LONGEST_QUOTE ? [...found.slice(0, LONGEST_QUOTE * 2)] : null;
  return characters === null ? found : `${characters.slice(0, LONGEST_QUOTE).join('')}…`;
}
