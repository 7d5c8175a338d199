/** A chart as a table, folded away on screen, open to screen readers and in print. */
import type { ChartTable as Table } from '../../charts/rows.ts';

interface ChartTableProps {
  readonly table: Table;
  readonly title: string;
}

export function ChartTable({ table, title }: ChartTableProps) {
  return (
    <details class="chart-table">
      <summary>{title}</summary>
      <div class="table-scroll">
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
      </div>
    </details>
  );
}
