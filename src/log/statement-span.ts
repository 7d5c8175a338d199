/** The place of a statement, and within it of what it names, so that a fault of that can point at it. */
import type { Span } from './problem.ts';

export interface StatementSpan extends Span {
  /** The offset of the first card, where the statement names cards. */
  readonly cards?: number;
  /** The options of `rules`, by name. */
  readonly options?: Readonly<Record<string, Span>>;
}

/** Where the cards of a statement stand: from the first to the statement's end; the whole statement where it is not known. */
export function cardsIn(span: StatementSpan | undefined): Span | undefined {
  if (span?.cards === undefined) return span;
  const { line, column, start, end, cards } = span;
  return { line, column: column + cards - start, start: cards, end };
}
