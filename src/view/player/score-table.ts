/** The score of a round as the rows of a table: every play with what stands under it. */
import { type ChartTable, scoreRows } from '../../charts/rows.ts';
import type { Future, Moment } from './moment.ts';
import type { ChartReading } from './reading.ts';
import { scoreData } from './score-data.ts';
import type { Judged } from './score-panels.ts';

export function scoreTable(
  reading: ChartReading,
  moment: Moment,
  future: Future,
  judged: Judged | null,
): ChartTable {
  return scoreRows(scoreData(reading, knownAt(moment, future), judged), reading.words.charts.value);
}

/** A moment without what comes after it, where that is absent. */
export function knownAt(moment: Moment, future: Future): Moment {
  const { frames, index } = moment;
  return future === 'absent' ? { ...moment, frames: frames.slice(0, index + 1) } : moment;
}
