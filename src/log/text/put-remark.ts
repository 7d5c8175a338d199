/**
 * Puts commentary into a text where it stands, and touches nothing else: comments for editors, statements that could not be read, and
 * the way everything is written stay as they are.
 *
 *     const { match } = parseText(text);
 *     putRemark(text, match.rounds[0].entries[3].span, 'en', '!? brave');   // … aster plays 8h 8c ;en !? brave
 */
import { writeText } from '../free-text.ts';
import type { Span } from '../problem.ts';
import { LANGUAGE_PATTERN } from '../words.ts';
import { Scanner } from './scanner.ts';

const LANGUAGE = new RegExp(LANGUAGE_PATTERN.source.slice(1, -1), 'y');

/** A piece of the text that goes, and what comes in its place. */
interface Edit {
  readonly start: number;
  readonly end: number;
  readonly insert: string;
}

/** A remark as it stands in the text, with the blanks before it. */
interface Remark extends Pick<Edit, 'start' | 'end'> {
  readonly language: string;
}

/**
 * The text with the commentary of a statement in a language (empty: not said) replaced; an empty commentary takes it away. Lines of
 * it are parted by `\n`. `at` is where `parseText` found the statement in this text.
 */
export function putRemark(text: string, at: Span, language: string, commentary: string): string {
  const lineStart = at.start - (at.column - 1);
  const scan = new Scanner(text.slice(lineStart));
  scan.nextLine();
  scan.at = at.end - lineStart;
  // Words too many belong to the statement's line, if to nothing else.
  const wordsEnd = scan.rest() === '' ? at.end : lineStart + scan.at;
  const beside = remarksOn(scan, text, lineStart);
  const lineEnd = endOfLine(text, wordsEnd);
  const under = remarksUnder(scan, text, lineStart);
  const mayStandBeside = beside.every((remark) => remark.language === language);
  const lines = commentary === '' ? [] : commentary.split('\n').map((line) => remarkOf(language, line));
  const first = mayStandBeside ? lines.slice(0, 1) : [];
  const further = lines.slice(first.length);
  const indent = `${lineBreakIn(text)}${text.slice(lineStart, at.start).replace(/\S/g, ' ')}  `;
  return apply(text, [
    { start: wordsEnd, end: wordsEnd, insert: first.map((line) => ` ${line}`).join('') },
    ...[...beside, ...under]
      .filter((remark) => remark.language === language)
      .map(({ start, end }) => ({ start, end, insert: '' })),
    { start: lineEnd, end: lineEnd, insert: further.map((line) => indent + line).join('') },
  ]);
}

function remarkOf(language: string, line: string): string {
  return line === '' ? `;${language}` : `;${language} ${writeText(line)}`;
}

/** The remarks left on the line, as `remark.ts` reads them. `offset`: where the scanner's text begins. */
function remarksOn(scan: Scanner, text: string, offset: number): Remark[] {
  const remarks: Remark[] = [];
  for (let before = scan.at; scan.takeSemicolon(); before = scan.at) {
    const language = scan.takeTag(LANGUAGE);
    if (!scan.atQuote() || scan.quoted() === null) scan.rest();
    // Words after a quoted text are nothing but in the way.
    scan.rest();
    const end = backOverBlanks(text, offset + scan.at);
    remarks.push({ language, start: backOverBlanks(text, offset + before), end });
  }
  return remarks;
}

/** The remarks on lines of their own, down to the next statement. A line that holds one and nothing else goes with its break. */
function remarksUnder(scan: Scanner, text: string, offset: number): Remark[] {
  const under: Remark[] = [];
  while (scan.nextLine()) {
    const lineStart = offset + scan.at;
    if (scan.firstWord() !== '') break;
    const remarks = remarksOn(scan, text, offset);
    const [only] = remarks;
    const isWhole = remarks.length === 1 && only?.end === endOfLine(text, lineStart);
    under.push(...(isWhole ? [{ ...only, start: beforeBreak(text, lineStart) }] : remarks));
  }
  return under;
}

function apply(text: string, edits: readonly Edit[]): string {
  const sorted = [...edits].sort((a, b) => a.start - b.start);
  let done = 0;
  let result = '';
  for (const { start, end, insert } of sorted) {
    result += text.slice(done, start) + insert;
    done = Math.max(done, end);
  }
  return result + text.slice(done);
}

function lineBreakIn(text: string): string {
  return text.includes('\r\n') ? '\r\n' : '\n';
}

/** Where the line ends that a place stands in, without blanks and the break. */
function endOfLine(text: string, at: number): number {
  const found = text.indexOf('\n', at);
  const end = found < 0 ? text.length : found;
  return at + text.slice(at, end).trimEnd().length;
}

function beforeBreak(text: string, lineStart: number): number {
  const isCarriage = text[lineStart - 2] === '\r';
  return Math.max(0, lineStart - (isCarriage ? 2 : 1));
}

function backOverBlanks(text: string, at: number): number {
  let start = at;
  while (start > 0 && /[ \t]/.test(text[start - 1] ?? '')) start -= 1;
  return start;
}
