/** What stands in a panel under the score, as texts: for tables, and for a column that is pointed at. */
import { isDrawable } from './scale.ts';
import type { ScoreData, ScorePanel } from './score-data.ts';
import type { FormatNumber } from './text.ts';

/** A line of a panel, or one of its shares. */
interface PanelLine {
  /** The player, or the lane. */
  readonly name: string;
  /** The text for an index of its values; empty where there is none. */
  readonly cell: (index: number) => string;
}

export function panelLines(data: ScoreData, panel: ScorePanel, format: FormatNumber): PanelLine[] {
  if ('shares' in panel) {
    return panel.lanes.map((name, i) => ({
      name,
      cell: (index) => {
        const share = panel.shares[index]?.[i];
        return isDrawable(share) ? `${Math.round(share * 100)} %` : '';
      },
    }));
  }
  return panel.series.map(({ row, values }) => ({
    name: data.rows[row]?.name ?? '',
    cell: (index) => {
      const value = values[index];
      return isDrawable(value) ? format(value) : '';
    },
  }));
}
