/** The round as a score. It is drawn once a round; a step only moves the present through it. */
import { useContext, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { followPresent } from '../../charts/keep-in-view.ts';
import { momentUnder } from '../../charts/present.ts';
import type { Command } from '../controller/state.ts';
import { AnalysisContext } from './analysis-context.ts';
import { FIRST_BELOW } from './below.ts';
import { Drawing } from './Drawing.tsx';
import { cardsAhead, type Moment } from './moment.ts';
import { PenContext } from './pen-context.ts';
import { useReading } from './reading.ts';
import { ScoreFoot } from './ScoreFoot.tsx';

interface ScoreProps {
  readonly moment: Moment;
  readonly send: (command: Command) => void;
}

export function Score({ moment, send }: ScoreProps) {
  const reading = useReading();
  const { pen } = useContext(PenContext);
  const { analysis } = useContext(AnalysisContext);
  const [below, setBelow] = useState(FIRST_BELOW);
  const { summary, index, state } = moment;
  const review = analysis?.reviews.round(state.position.round) ?? null;
  const judged = review && { review, below };
  const panel = useRef<HTMLDivElement>(null);
  const future = cardsAhead(state);
  const line = [
    ...[summary.number, moment.round.revision, state.position.branch],
    ...[state.pov, state.reveal, reading.locale],
  ];
  // The server has drawn the first round with its review, which a page fetches later.
  const drawn = !analysis && reading.review?.type === 'fetch' && state.position.round === 0;
  if (judged || drawn) line.push(below.view, below.seat);
  // Where the future is absent, nothing of it stands in the page either.
  const token = [...line, future === 'absent' ? index : ''].join(' ');
  useLayoutEffect(() => followPresent(panel.current, index), [pen, token, index]);
  const seek = (event: MouseEvent, type: 'jump' | 'seek') => {
    const frame = momentUnder(event.target);
    if (frame === null || frame === index) return;
    send(type === 'seek' ? { type, frame } : { type, to: { ...state.position, frame } });
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a way for the mouse beside the keys and the list of plays.
    // biome-ignore lint/a11y/useKeyWithClickEvents: as above.
    <div
      ref={panel}
      onClick={(event) => seek(event, 'jump')}
      onPointerMove={(event) => {
        // A mouse or a pen drags the present along; a finger scrolls.
        if (event.pointerType !== 'touch' && (event.buttons & 1) === 1) seek(event, 'seek');
      }}
    >
      <Drawing
        name="score"
        token={token}
        draw={({ pen, reading }) => pen.drawScore(reading, moment, future, judged)}
      />
      <ScoreFoot moment={moment} judged={judged} choose={setBelow} />
    </div>
  );
}
