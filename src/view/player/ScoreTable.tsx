/** The score of a round as a table, made when it is first opened: it is long. */
import { useState } from 'preact/hooks';
import { ChartGrid } from './ChartTable.tsx';
import type { Future, Moment } from './moment.ts';
import type { ChartReading } from './reading.ts';
import type { Judged } from './score-panels.ts';
import { scoreTable } from './score-table.ts';

interface ScoreTableProps {
  readonly reading: ChartReading;
  readonly moment: Moment;
  readonly future: Future;
  readonly judged: Judged | null;
}

export function ScoreTable({ reading, moment, future, judged }: ScoreTableProps) {
  const [open, setOpen] = useState(false);
  return (
    <details class="chart-table" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{reading.words.charts.asTable}</summary>
      {open && <ChartGrid table={scoreTable(reading, moment, future, judged)} />}
    </details>
  );
}
