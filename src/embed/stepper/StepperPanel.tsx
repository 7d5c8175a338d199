/** One of the parts below the board. */
import type { Command } from '../../view/controller/state.ts';
import type { Panel } from '../../view/options.ts';
import type { Moment } from '../../view/player/moment.ts';
import { Plays } from '../../view/player/Plays.tsx';
import { ProblemList } from '../../view/player/ProblemList.tsx';
import { Telling } from '../../view/player/Telling.tsx';
import type { StepperBoard } from './board-of.ts';
import { LaterPanel } from './LaterPanel.tsx';
import type { PartPlace } from './part-place.ts';

interface PanelProps {
  readonly panel: Exclude<Panel, 'table'>;
  readonly board: StepperBoard;
  readonly place: PartPlace;
  readonly moment: Moment;
  readonly send: (command: Command) => void;
}

export function StepperPanel(props: PanelProps) {
  const { panel, board, moment, send } = props;
  const { explain, plays } = board.words.player;
  switch (panel) {
    case 'explain':
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
        <section class="panel explain-panel" aria-label={explain.label} tabIndex={0}>
          <Told {...props} />
        </section>
      );
    case 'plays':
      return (
        <section class="panel plays-panel" aria-label={plays.title}>
          <Plays moment={moment} send={send} />
        </section>
      );
    case 'decisions':
    case 'ledger':
      return <Elsewhere {...props} />;
    default:
      return <LaterPanel {...props} panel={panel} />;
  }
}

/** The moment in words; those of faults are ready for all that may be seen. */
function Told({ place, moment, send }: PanelProps) {
  const { frame, round, state } = moment;
  const told = place.showing.said[state.position.round]?.problems;
  return (
    <Telling moment={moment} send={send}>
      {frame.problems.length > 0 && (
        <ProblemList
          problems={frame.problems.map((i) => round.problems[i])}
          told={frame.problems.map((i) => told?.[i])}
        />
      )}
    </Telling>
  );
}

/** What only the replay page shows. */
function Elsewhere({ board, place, moment }: PanelProps) {
  const { elsewhere, whole } = board.words.stepper;
  const href = place.whole(moment);
  if (!href) return null;
  return (
    <p class="elsewhere">
      {elsewhere} <a href={href}>{whole}</a>
    </p>
  );
}
