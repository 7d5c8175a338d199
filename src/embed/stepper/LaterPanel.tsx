/** A panel whose part is loaded when it is first shown. The part draws into the place it is given, by itself: it knows no component of ours. */
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Command } from '../../view/controller/state.ts';
import type { Moment } from '../../view/player/moment.ts';
import type { StepperBoard } from './board-of.ts';
import { dress } from './dress.ts';
import { type LaterName, type LaterPart, panelData, partOf } from './later-part.ts';
import type { PartPlace } from './part-place.ts';

interface LaterPanelProps {
  readonly panel: LaterName;
  readonly board: StepperBoard;
  readonly place: PartPlace;
  readonly moment: Moment;
  readonly send: (command: Command) => void;
}

export function LaterPanel({ panel, board, place, moment, send }: LaterPanelProps) {
  const { stepper } = board.words;
  const [loaded, setLoaded] = useState<{ part: LaterPart; data: unknown } | 'failed' | null>(null);
  const spot = useRef<HTMLDivElement>(null);
  const { showing, load } = place;
  const partName = partOf(panel);
  useEffect(() => {
    let here = true;
    Promise.all([load(partName), panelData(panel, showing, load)]).then(
      ([part, data]) => here && setLoaded({ part: part as LaterPart, data }),
      () => here && setLoaded('failed'),
    );
    return () => {
      here = false;
    };
  }, [panel, showing]);
  const { state } = moment;
  // A chart is drawn from all hands, and tells what comes; the machine tells what everybody sees.
  const hidden = panel !== 'machine' && state.reveal !== 'open';
  useLayoutEffect(() => {
    if (!spot.current || hidden || !loaded || loaded === 'failed') return;
    dress(spot.current, loaded.part.style);
    loaded.part.show(spot.current, panel, loaded.data, moment, (to) => send({ type: 'jump', to }));
  }, [loaded, hidden, moment.round, moment.index, state.position.branch]);
  return (
    <section class={`panel later ${panel}-panel`}>
      {hidden ? <p class="elsewhere">{stepper.openOnly}</p> : <div ref={spot} />}
      {loaded === 'failed' && <p class="elsewhere">{stepper.failed}</p>}
    </section>
  );
}
