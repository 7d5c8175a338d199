/** A fault in a log: where, which, and the facts. The words for it are `explain`'s. */

/** A place in a text: lines and columns count from 1, offsets (UTF-16 units) from 0; `end` is exclusive. */
export interface Span {
  readonly line: number;
  readonly column: number;
  readonly start: number;
  readonly end: number;
}

export type Severity = 'error' | 'warning';

/** A fact in a problem's sentence. */
export type Fact = string | number | readonly string[];

export interface Problem {
  readonly severity: Severity;
  /** Stable, dotted: `syntax.card`, `play.too-few`. */
  readonly code: string;
  readonly span: Span;
  readonly facts: Readonly<Record<string, Fact>>;
}
