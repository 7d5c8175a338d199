/** A chart as a table, folded away on screen, open to screen readers and in print. */
import type { ChartTable as Table } from '../../charts/rows.ts';
import { ScrollBox } from './ScrollBox.tsx';

interface ChartTableProps {
  readonly table: Table;
  readonly title: string;
  /** Not folded at first: there is room for it. */
  readonly open?: boolean;
}

export function ChartTable({ table, title, open = false }: ChartTableProps) {
  return (
    <details class="chart-table" open={open}>
      <summary>{title}</summary>
      <ChartGrid table={table} />
    </details>
  );
}

/** The table itself, in a box that scrolls where it is too wide. */
export function ChartGrid({ table }: Pick<ChartTableProps, 'table'>) {
  return (
    <ScrollBox class="table-scroll" label={table.caption}>
      <table>
        <caption class="unseen">{table.caption}</caption>
        <thead>
          <tr>
            {table.head.map((cell, i) => (
              <th key={i} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row) => (
            <tr key={row.at}>
              {row.cells.map((cell, i) => (
                <td key={i}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}
