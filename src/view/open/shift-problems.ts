/** Where the faults of a text stand after remarks were put into it. */
import type { PlacedProblem } from './protocol.ts';

/** The text changed in one piece: what stands behind it has moved. Lines count on from the piece; the same list where nothing moved. */
export function shiftProblems(
  problems: readonly PlacedProblem[],
  before: string,
  after: string,
): readonly PlacedProblem[] {
  if (before === after) return problems;
  const start = commonStart(before, after);
  const tail = commonEnd(before, after, start);
  const end = before.length - tail;
  const by = after.length - before.length;
  const lines = count(after.slice(start, after.length - tail)) - count(before.slice(start, end));
  return problems.map((placed) => {
    const { span } = placed.problem;
    if (span.start < end) return placed;
    const moved = span.start + by;
    const column = moved - (after.lastIndexOf('\n', moved - 1) + 1) + 1;
    const there = { ...span, start: moved, end: span.end + by, line: span.line + lines, column };
    return { ...placed, problem: { ...placed.problem, span: there } };
  });
}

function commonStart(a: string, b: string): number {
  const most = Math.min(a.length, b.length);
  let same = 0;
  while (same < most && a[same] === b[same]) same += 1;
  return same;
}

function commonEnd(a: string, b: string, start: number): number {
  const most = Math.min(a.length, b.length) - start;
  let same = 0;
  while (same < most && a[a.length - 1 - same] === b[b.length - 1 - same]) same += 1;
  return same;
}

function count(text: string): number {
  return text.split('\n').length - 1;
}
