/** Holds the places of problems against the text that they are told of. */
import type { Problem } from '../../src/log/problem.ts';

/** The problems that do not lie inside the text, on the line and at the column that their offset has, or not in reading order. */
export function misplaced(problems: readonly Problem[], text: string): Problem[] {
  const lineStarts = [text.startsWith('\uFEFF') ? 1 : 0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lineStarts.push(at + 1);
  let last = 0;
  return problems.filter(({ span: { line, column, start, end } }) => {
    const lineStart = lineStarts[line - 1] ?? Number.NaN;
    const next = lineStarts[line] ?? text.length + 1;
    const placed = start >= lineStart && start < next && column === start - lineStart + 1;
    const inside = start >= last && end >= start && end <= text.length;
    last = start;
    return !(placed && inside);
  });
}
