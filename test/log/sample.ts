/** Logs for tests, and short words for what was found in them. */
import type { Parsed } from '../../src/log/parsed.ts';

/** A text log that begins as it should, then the lines. Its third line is the first of them. */
export function logOf(lines: readonly string[]): string {
  return ['revolution-log 1', 'rules anemaki', ...lines, ''].join('\n');
}

/** A log of two players, a and b, in its first round, then the lines. Its sixth line is the first of them. */
export function roundOf(lines: readonly string[]): string {
  return logOf(['player a', 'player b', 'round 1', ...lines]);
}

/** Each problem as `line:column code`. */
export function codesOf({ problems }: Parsed): string[] {
  return problems.map(({ span, code }) => `${span.line}:${span.column} ${code}`);
}
