/** The round as a score. It is drawn once a round; a step only moves the present through it. */
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { markPresent } from '../../charts/present.ts';
import { score } from '../../charts/score.ts';
import type { Command } from '../controller/state.ts';
import { futureOf, type Moment } from './moment.ts';
import { useReading } from './reading.ts';
import { ScrollBox } from './ScrollBox.tsx';
import { Svg } from './Svg.tsx';
import { scoreData } from './score-data.ts';
import { useNarrow } from './use-narrow.ts';
import { useSeek } from './use-seek.ts';

interface ScoreProps {
  readonly moment: Moment;
  readonly send: (command: Command) => void;
}

export function Score({ moment, send }: ScoreProps) {
  const reading = useReading();
  const { frames, round, index, state } = moment;
  const scroller = useRef<HTMLElement>(null);
  const compact = useNarrow(scroller);
  const future = futureOf(state);
  const drawn = useMemo(() => {
    const chart = score(scoreData(reading, moment), { compact, present: index, future });
    // Marks of the present change the elements themselves, so a new drawing needs new elements.
    const parts = (
      <Svg key={`${round.summary.number} ${state.pov} ${state.reveal} ${compact}`} node={chart.body} />
    );
    return { geometry: chart.geometry, labels: <Svg node={chart.labels} />, body: parts };
  }, [reading, frames, compact, future]);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    markPresent(element, index);
    keepInView(element, drawn.geometry.xOf(index), drawn.geometry.columnWidth);
  }, [drawn, index]);
  const seek = useSeek(scroller, drawn.geometry.frameAt, index, {
    jump: (frame) => send({ type: 'jump', to: { ...state.position, frame } }),
    drag: (frame) => send({ type: 'seek', frame }),
  });
  return (
    <div class="score-parts">
      {drawn.labels}
      <ScrollBox class="score-scroll" box={scroller} label={reading.words.charts.scoreTitle} {...seek}>
        {drawn.body}
      </ScrollBox>
    </div>
  );
}

/** Scrolls the score, and nothing else, so that the present column and a few after it are seen. */
function keepInView(element: HTMLElement, x: number, column: number): void {
  const { scrollLeft, clientWidth } = element;
  const room = Math.min(column * 3, clientWidth / 3);
  if (x - column < scrollLeft || x + room > scrollLeft + clientWidth) {
    element.scrollLeft = Math.max(0, x - clientWidth / 2);
  }
}
