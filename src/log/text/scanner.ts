/**
 * Walks a text line by line and word by word, and knows at every point where it is. A line's
 * statement ends at its end, at a comment (`#` after a blank) or at commentary (`;` after a blank).
 */
import { isBlank } from '../free-text.ts';
import type { Span } from '../problem.ts';

const HASH = 0x23;
const SEMICOLON = 0x3b;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const RETURN = 0x0d;
const BYTE_ORDER_MARK = 0xfeff;

export class Scanner {
  readonly text: string;
  /** The place before the first line: of what the whole file lacks. */
  readonly top: Span;
  /** The number of the line, from 1. */
  line = 0;
  /** Where the next word is looked for. */
  at = 0;
  /** Where the last word began and ended; the same where there was none. */
  from = 0;
  to = 0;
  /** Where the line's statement began, and where its last word so far ended. */
  start = 0;
  end = 0;
  private lineStart = 0;
  private lineEnd = 0;
  private next = 0;

  constructor(text: string) {
    this.text = text;
    this.next = text.charCodeAt(0) === BYTE_ORDER_MARK ? 1 : 0;
    this.top = { line: 1, column: 1, start: this.next, end: this.next };
  }

  /** Goes to the next line; false after the last. */
  nextLine(): boolean {
    const { text, next } = this;
    if (next > text.length || (next === text.length && this.line > 0)) return false;
    const found = text.indexOf('\n', next);
    const stop = found < 0 ? text.length : found;
    this.line += 1;
    this.lineStart = next;
    this.lineEnd = stop > next && text.charCodeAt(stop - 1) === RETURN ? stop - 1 : stop;
    this.next = stop + 1;
    this.at = this.from = this.to = this.start = this.end = next;
    return true;
  }

  /** How much of the text lies before the next line. */
  get read(): number {
    return Math.min(this.next, this.text.length);
  }

  /** The next word of the statement; empty at its end. */
  word(): string {
    const { text, lineEnd } = this;
    const from = this.skipBlanks();
    let at = from;
    if (!this.atMark()) while (at < lineEnd && !isBlank(text.charCodeAt(at))) at++;
    this.at = this.to = at;
    if (at > from) this.took(from);
    return text.slice(from, at);
  }

  /** The first word of a line, from which its statement counts; empty where the line has none. */
  firstWord(): string {
    const word = this.word();
    this.start = this.from;
    return word;
  }

  /** The rest of the statement as it stands, without the blanks around it. */
  rest(): string {
    const from = this.skipBlanks();
    let stop = from;
    for (let at = from; at < this.lineEnd && !(this.isMark(at) && this.afterBlank(at)); at++) {
      if (!isBlank(this.text.charCodeAt(at))) stop = at + 1;
    }
    this.at = this.to = stop;
    if (stop > from) this.took(from);
    return this.text.slice(from, stop);
  }

  /** Whether a quoted text begins here. */
  atQuote(): boolean {
    return this.skipBlanks() < this.lineEnd && this.text.charCodeAt(this.at) === QUOTE;
  }

  /** The quoted text here with its quotes, as it stands; null (and nothing is read) where it is not closed. */
  quoted(): string | null {
    const { text, lineEnd, at: from } = this;
    for (let at = from + 1; at < lineEnd; at++) {
      const code = text.charCodeAt(at);
      if (code === BACKSLASH) at++;
      else if (code === QUOTE) {
        this.at = this.to = at + 1;
        this.took(from);
        return text.slice(from, at + 1);
      }
    }
    return null;
  }

  /** Whether commentary is next. */
  atRemark(): boolean {
    return this.skipBlanks() < this.lineEnd && this.text.charCodeAt(this.at) === SEMICOLON;
  }

  /** Steps over the `;` of commentary, if one is next, and right on to what follows it. */
  takeSemicolon(): boolean {
    if (!this.atRemark()) return false;
    this.at = this.to = this.from + 1;
    return true;
  }

  /** Steps over a text that the pattern (sticky) matches here and that a blank or the line's end follows. */
  takeTag(pattern: RegExp): string {
    pattern.lastIndex = this.at;
    const tag = pattern.exec(this.text)?.[0] ?? '';
    const end = this.at + tag.length;
    if (end > this.lineEnd || (end < this.lineEnd && !isBlank(this.text.charCodeAt(end)))) return '';
    this.at = end;
    return tag;
  }

  /** Where the last word stands. */
  wordSpan(): Span {
    return this.span(this.from, this.to);
  }

  /** Where the statement stands, as far as it has been read. */
  statementSpan(): Span {
    return this.span(this.start, this.end);
  }

  span(start: number, end: number): Span {
    return { line: this.line, column: start - this.lineStart + 1, start, end };
  }

  private took(from: number): void {
    this.from = from;
    this.end = this.to;
  }

  private skipBlanks(): number {
    const { text, lineEnd } = this;
    let at = this.at;
    while (at < lineEnd && isBlank(text.charCodeAt(at))) at++;
    this.at = this.from = at;
    return at;
  }

  private atMark(): boolean {
    return this.at < this.lineEnd && this.isMark(this.at);
  }

  private isMark(at: number): boolean {
    const code = this.text.charCodeAt(at);
    return code === HASH || code === SEMICOLON;
  }

  private afterBlank(at: number): boolean {
    return at === this.lineStart || isBlank(this.text.charCodeAt(at - 1));
  }
}
