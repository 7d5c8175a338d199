/** The tokens of a JSON text, from jsonc-parser's scanner, with their places in the file. Comments are passed over. */
import { createScanner } from 'jsonc-parser';
import type { Span } from '../problem.ts';

export type Token = '{' | '}' | '[' | ']' | ',' | ':' | 'string' | 'number' | 'word' | 'eof';

/** The scanner's kinds of token, by their numbers; all others are words that mean nothing, or the end. */
const KINDS: readonly (Token | undefined)[] = [undefined, '{', '}', '[', ']', ',', ':'];
const STRING = 10;
const NUMBER = 11;
const END_OF_FILE = 17;
/** The scanner's error for a string that its line or the file ends. */
const UNCLOSED_STRING = 2;

/** How many lines and UTF-16 units of the file lie before a text: none, but for a line of many. */
export interface Origin {
  readonly line: number;
  readonly start: number;
}

export class Tokens {
  private readonly scanner;
  private readonly origin: Origin;
  private readonly text: string;
  private line = 1;
  private lineStart = 0;
  private nextBreak: number;

  constructor(text: string, { line, start }: Origin = { line: 0, start: 0 }) {
    const mark = start === 0 && text.startsWith('\uFEFF') ? 1 : 0;
    this.text = text.slice(mark);
    this.nextBreak = this.text.indexOf('\n');
    this.scanner = createScanner(this.text, true);
    this.origin = { line, start: start + mark };
  }

  next(): Token {
    const kind = this.scanner.scan();
    if (kind === STRING) return 'string';
    if (kind === NUMBER) return 'number';
    if (kind === END_OF_FILE) return 'eof';
    return KINDS[kind] ?? 'word';
  }

  /** The last token: a string without quotes and escapes, all else as it stands. */
  value(): string {
    return this.scanner.getTokenValue();
  }

  /** Whether the last token was wrongly written. */
  faulty(): boolean {
    return this.scanner.getTokenError() !== 0;
  }

  /** Whether the last token, a string, had its closing quote. */
  closed(): boolean {
    return this.scanner.getTokenError() !== UNCLOSED_STRING;
  }

  /** Where the last token ends in the file. */
  end(): number {
    return this.origin.start + Math.min(this.scanner.getPosition(), this.text.length);
  }

  span(): Span {
    const { origin, text } = this;
    const offset = this.scanner.getTokenOffset();
    while (this.nextBreak >= 0 && this.nextBreak < offset) {
      this.line += 1;
      this.lineStart = this.nextBreak + 1;
      this.nextBreak = text.indexOf('\n', this.lineStart);
    }
    const start = origin.start + offset;
    return { line: origin.line + this.line, column: offset - this.lineStart + 1, start, end: this.end() };
  }
}
