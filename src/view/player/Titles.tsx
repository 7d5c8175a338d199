/** Who held which title after each round, with the points: a chart, and the same as a table. */
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { bump, bumpEnds } from '../../charts/bump.ts';
import { markPresent, momentUnder } from '../../charts/present.ts';
import { bumpRows } from '../../charts/rows.ts';
import type { Command } from '../controller/state.ts';
import { bumpData, windowStart } from './bump-data.ts';
import { ChartTable } from './ChartTable.tsx';
import { futureOf, type Moment } from './moment.ts';
import { useReading } from './reading.ts';
import { ScrollBox } from './ScrollBox.tsx';
import { Svg } from './Svg.tsx';

interface TitlesProps {
  readonly moment: Moment;
  readonly send: (command: Command) => void;
}

export function Titles({ moment, send }: TitlesProps) {
  const reading = useReading();
  const { source, words } = reading;
  const { state, frame, summary } = moment;
  const scroller = useRef<HTMLElement>(null);
  const future = futureOf(state);
  const known = frame.did.type === 'rank' ? summary.number : summary.number - 1;
  const start = windowStart(source.rounds.length, state.position.round);
  const data = useMemo(() => bumpData(reading, start), [reading, start]);
  const drawn = useMemo(() => {
    const { lanes, body } = bump(data, { present: known, future });
    return { lanes: <Svg node={lanes} />, body: <Svg key={`${start} ${future}`} node={body} /> };
  }, [data, future]);
  const ends = useMemo(
    () => <Svg node={bumpEnds(data, { present: known, future })} />,
    [data, known, future],
  );
  useLayoutEffect(() => {
    if (scroller.current) markPresent(scroller.current, known);
  }, [drawn, known]);
  const seek = (event: MouseEvent) => {
    const round = source.rounds.findIndex(({ number }) => number === momentUnder(event.target));
    if (round >= 0) send({ type: 'jump', to: { round, frame: 0, branch: null } });
  };
  return (
    <>
      <div class="bump-parts">
        {drawn.lanes}
        <ScrollBox class="bump-scroll" box={scroller} label={words.charts.titlesTitle} onClick={seek}>
          {drawn.body}
        </ScrollBox>
        {ends}
      </div>
      {future === 'pale' && <ChartTable table={bumpRows(data)} title={words.charts.asTable} />}
    </>
  );
}
