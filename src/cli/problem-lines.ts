/** Problems as lines that editors and people can follow: `file:line:column: code: sentence`. */
import { explainProblem } from '../explain/explain-problem.ts';
import { richToText } from '../explain/rich-to-text.ts';
import { visible } from '../explain/visible.ts';
import type { Problem } from '../log/problem.ts';
import type { Session } from './command.ts';
import { STANDARD_INPUT } from './io.ts';

/** A line for each problem of a file, with its line feed. */
export function problemLines(file: string, problems: readonly Problem[], { messages }: Session): string {
  const name = file === STANDARD_INPUT ? messages.cli.standardInput : visible(file);
  const lines = problems.map((problem) => {
    const { code, severity, span } = problem;
    const sentence = visible(richToText(explainProblem(problem, messages), messages, 'ascii'));
    const mark = severity === 'warning' ? `${messages.cli.warning}: ` : '';
    return `${name}:${span.line}:${span.column}: ${code}: ${mark}${sentence}\n`;
  });
  return lines.join('');
}

export interface Tally {
  readonly errors: number;
  readonly warnings: number;
}

export function tally(problems: readonly Problem[]): Tally {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  return { errors, warnings: problems.length - errors };
}
