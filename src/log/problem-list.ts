/** Collects the problems of a reading, as many as are worth telling. */
import { MOST_PROBLEMS } from './limits.ts';
import type { Span } from './problem.ts';
import { type ParseCode, type ParseFacts, type ParseProblem, SEVERITIES } from './problem-codes.ts';

const LONGEST_QUOTE = 40;

export class ProblemList {
  private pending: ParseProblem[] = [];
  private readonly counts = { error: 0, warning: 0 };

  /** Adds a problem. The last error that is told says that there are too many; warnings just end. */
  report<Code extends ParseCode>(code: Code, span: Span, facts: ParseFacts[Code]): void {
    const severity = SEVERITIES[code];
    this.counts[severity] += 1;
    const count = this.counts[severity];
    if (count < MOST_PROBLEMS) this.add(code, span, facts);
    else if (count === MOST_PROBLEMS && severity === 'error') {
      this.add('syntax.too-many', span, { limit: MOST_PROBLEMS });
    }
  }

  /** Whether there are so many errors that reading on makes no sense. */
  get full(): boolean {
    return this.counts.error >= MOST_PROBLEMS;
  }

  /** Takes back what was reported of a code from an offset on: it followed from another problem. */
  withdraw(code: ParseCode, from: number): void {
    const kept = this.pending.filter((problem) => problem.code !== code || problem.span.start < from);
    this.counts[SEVERITIES[code]] -= this.pending.length - kept.length;
    this.pending = kept;
  }

  /** Takes out what was reported since the last call, in reading order. */
  drain(): ParseProblem[] {
    const drained = this.pending;
    this.pending = [];
    return drained.sort((a, b) => a.span.start - b.span.start);
  }

  private add<Code extends ParseCode>(code: Code, span: Span, facts: ParseFacts[Code]): void {
    this.pending.push({ severity: SEVERITIES[code], code, span, facts } as unknown as ParseProblem);
  }
}

/** A piece of a file, short enough for a sentence. */
export function quoted(found: string): string {
  const characters = found.length > LONGEST_QUOTE ? [...found.slice(0, LONGEST_QUOTE * 2)] : null;
  return characters === null ? found : `${characters.slice(0, LONGEST_QUOTE).join('')}…`;
}
