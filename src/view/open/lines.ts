/** A text by its lines, without a copy of it. */

export interface Lines {
  readonly count: number;
  /** The line of an index, counted from 0, without its end. */
  readonly line: (index: number) => string;
}

/** Lines end as in the log's reader: with a line feed, a carriage return before it belonging to the end. */
export function linesOf(text: string): Lines {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  if (starts.length > 1 && starts.at(-1) === text.length) starts.pop();
  return {
    count: starts.length,
    line: (index) => {
      const start = starts[index] ?? text.length;
      const next = starts[index + 1] ?? text.length + 1;
      return text.slice(start, next - 1).replace(/[\r\n]+$/, '');
    },
  };
}
