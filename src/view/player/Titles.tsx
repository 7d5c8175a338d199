/** Who held which title after each round, with the points: a chart, and the same as a table. */
import { useContext, useLayoutEffect, useRef } from 'preact/hooks';
import { followPresent } from '../../charts/keep-in-view.ts';
import { momentUnder } from '../../charts/present.ts';
import type { Command } from '../controller/state.ts';
import { windowStart } from './bump-window.ts';
import { Drawing } from './Drawing.tsx';
import { futureOf, type Moment } from './moment.ts';
import { PenContext } from './pen-context.ts';
import { useReading } from './reading.ts';

interface TitlesProps {
  readonly moment: Moment;
  readonly send: (command: Command) => void;
}

export function Titles({ moment, send }: TitlesProps) {
  const reading = useReading();
  const { pen } = useContext(PenContext);
  const { source, locale } = reading;
  const { state, frame, summary } = moment;
  const panel = useRef<HTMLDivElement>(null);
  const future = futureOf(state);
  const known = frame.did.type === 'rank' ? summary.number : summary.number - 1;
  const start = windowStart(source.rounds.length, state.position.round);
  const token = [start, locale, future === 'absent' ? known : ''].join(' ');
  useLayoutEffect(() => followPresent(panel.current, known), [pen, token, known]);
  const seek = (event: MouseEvent) => {
    const number = momentUnder(event.target);
    const round = source.rounds.findIndex((each) => each.number === number);
    if (round >= 0) send({ type: 'jump', to: { round, frame: 0, branch: null } });
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a way for the mouse beside the buttons of the rounds.
    // biome-ignore lint/a11y/useKeyWithClickEvents: as above.
    <div ref={panel} onClick={seek}>
      <Drawing
        name="titles"
        token={token}
        draw={({ pen, reading }) => pen.drawTitles(reading, start, known, future)}
      />
    </div>
  );
}
