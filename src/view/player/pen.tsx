/**
 * Draws the charts of a player. This brings `charts` and D3 with it; the first drawings come from the
 * server, so a page loads this only when it has something else to draw.
 */
import { bump } from '../../charts/bump.ts';
import { bumpRows } from '../../charts/rows.ts';
import { score } from '../../charts/score.ts';
import { bumpData } from './bump-data.ts';
import { ChartTable } from './ChartTable.tsx';
import type { Future, Moment } from './moment.ts';
import type { ChartReading } from './reading.ts';
import { ScrollBox } from './ScrollBox.tsx';
import { Svg } from './Svg.tsx';
import { scalable } from './scalable.ts';
import { scoreData } from './score-data.ts';
import type { Judged } from './score-panels.ts';
import { knownAt } from './score-table.ts';

export { ScoreTable } from './ScoreTable.tsx';

/** A round as a score, twice: for much room and for little. Style sheets choose. */
export function drawScore(reading: ChartReading, moment: Moment, future: Future, judged: Judged | null) {
  const data = scoreData(reading, knownAt(moment, future), judged);
  return (['wide', 'narrow'] as const).map((shape) => {
    const options = {
      compact: shape === 'narrow',
      present: moment.index,
      future,
      tell: reading.words.charts.value,
    };
    const { labels, body, geometry } = score(data, options);
    return (
      <div key={shape} class={`chart-parts ${shape}`}>
        <Svg node={scalable(labels, geometry.labelWidth, geometry.height)} />
        <ScrollBox class="chart-scroll" label={reading.words.player.panels.score}>
          <Svg node={scalable(body, geometry.width, geometry.height)} />
        </ScrollBox>
      </div>
    );
  });
}

/** A chart of so few rounds leaves room for its table beside it. */
const FEW = 4;

/** Titles over the rounds from `start` on; `known` is the number of the last round whose result is known. */
export function drawTitles(reading: ChartReading, start: number, known: number, future: Future) {
  const data = bumpData(reading, start, future === 'absent' ? known : Number.POSITIVE_INFINITY);
  const { lanes, body, ends } = bump(data, { present: known, future });
  const { charts } = reading.words;
  return (
    <>
      <div class="chart-parts">
        <Svg node={lanes} />
        <ScrollBox class="chart-scroll" label={reading.words.player.panels.titles}>
          <Svg node={body} />
          <Svg node={ends} />
        </ScrollBox>
      </div>
      {future === 'pale' && (
        <ChartTable table={bumpRows(data)} title={charts.asTable} open={data.rounds.length <= FEW} />
      )}
    </>
  );
}
