/** The text of a log, line by line, with a sign at every line that has a problem. */
import { useMemo } from 'preact/hooks';
import type { Span } from '../../log/problem.ts';
import { linesOf } from './lines.ts';
import type { PlacedProblem } from './protocol.ts';
import { VirtualList } from './VirtualList.tsx';
import type { OpenerWords } from './words/opener-words.ts';

interface LogTextProps {
  readonly words: OpenerWords;
  readonly text: string;
  readonly problems: readonly PlacedProblem[];
  /** Index of the problem to show. */
  readonly chosen: number | null;
  readonly onChoose: (index: number) => void;
}

const ROW = 28;
/** Longer lines are cut: nobody reads on in them, and browsers suffer. */
const LONGEST = 600;

export function LogText({ words, text, problems, chosen, onChoose }: LogTextProps) {
  const open = words.opener;
  const lines = useMemo(() => linesOf(text), [text]);
  const byLine = useMemo(() => firstByLine(problems), [problems]);
  const span = chosen === null ? null : (problems[chosen]?.problem.span ?? null);
  const row = (index: number) => {
    const found = byLine.get(index + 1);
    const severity = found === undefined ? null : problems[found]?.problem.severity;
    return (
      <>
        <span class="line-number">{index + 1}</span>
        {found !== undefined && severity && (
          <button
            class={`sign ${severity}`}
            type="button"
            aria-label={open[severity]}
            onClick={() => onChoose(found)}
          >
            !
          </button>
        )}
        <code dir="auto">
          <LineText line={lines.line(index)} span={span?.line === index + 1 ? span : null} />
        </code>
      </>
    );
  };
  return (
    <div class="panel log-text">
      <h2>
        {open.text} <small class="soft">{open.lines(lines.count)}</small>
      </h2>
      <VirtualList
        class="lines"
        label={open.text}
        count={lines.count}
        rowHeight={ROW}
        row={row}
        rowClass={(index) => (span?.line === index + 1 ? 'here' : '')}
        target={span ? span.line - 1 : null}
      />
    </div>
  );
}

/** A line, with the place of the chosen problem marked. */
function LineText({ line, span }: { readonly line: string; readonly span: Span | null }) {
  const shown = line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line;
  if (!span || span.column > LONGEST) return <>{shown || ' '}</>;
  const start = span.column - 1;
  const end = Math.max(start + 1, start + span.end - span.start);
  return (
    <>
      {shown.slice(0, start)}
      <mark>{shown.slice(start, end) || ' '}</mark>
      {shown.slice(end)}
    </>
  );
}

/** The worst problem of each line, the first of its kind. */
function firstByLine(problems: readonly PlacedProblem[]): Map<number, number> {
  const byLine = new Map<number, number>();
  problems.forEach(({ problem }, index) => {
    const known = byLine.get(problem.span.line);
    const worse =
      known !== undefined && problems[known]?.problem.severity === 'warning' && problem.severity === 'error';
    if (known === undefined || worse) byLine.set(problem.span.line, index);
  });
  return byLine;
}
