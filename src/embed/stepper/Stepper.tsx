/** A player as it stands in an embed: the same table, words and lists as on a replay page, in a smaller frame. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Controller } from '../../view/controller/controller.ts';
import type { Command } from '../../view/controller/state.ts';
import type { Options, Panel } from '../../view/options.ts';
import { BoardProvider } from '../../view/player/board.ts';
import { Controls } from '../../view/player/Controls.tsx';
import { Headline } from '../../view/player/Headline.tsx';
import { Live } from '../../view/player/Live.tsx';
import { momentOf } from '../../view/player/moment.ts';
import { Table } from '../../view/player/Table.tsx';
import { useAutoplay } from '../../view/player/use-autoplay.ts';
import { useController } from '../../view/player/use-controller.ts';
import { useKeptFocus } from '../../view/player/use-kept-focus.ts';
import { useKeys } from '../../view/player/use-keys.ts';
import type { FitTable } from '../box/box.ts';
import type { StepperBoard } from './board-of.ts';
import { Head } from './Head.tsx';
import type { PartPlace } from './part-place.ts';
import { StepperPanel } from './StepperPanel.tsx';

interface StepperProps {
  readonly board: StepperBoard;
  readonly controller: Controller;
  readonly options: Options;
  /** What fits the table into a box; null where it is as large as it likes. */
  readonly fit: FitTable | null;
  readonly place: PartPlace;
  /** Carries a command out, and loads what it needs. */
  readonly obey: (command: Command) => void;
}

const CHARTS: readonly Panel[] = ['score', 'strength', 'titles'];

const nothing = () => {};

export function Stepper({ board, controller, options, fit: fitTable, place, obey }: StepperProps) {
  const snapshot = useController(controller);
  const moment = momentOf(snapshot, board.see);
  const root = useRef<HTMLElement>(null);
  const send = useKeptFocus(root, obey);
  const keys = useKeys({ send, ask: nothing, mistake: nothing });
  useAutoplay(moment, board.source.rounds.length, options.speed, send);
  const stage = useRef<HTMLDivElement>(null);
  useLayoutEffect(
    () => (stage.current && fitTable?.(stage.current, board, moment)) ?? undefined,
    [board, moment.frame],
  );
  const { panels, theme } = options;
  const table = panels.indexOf('table');
  const charts = panels.filter((panel) => CHARTS.includes(panel));
  const parts = panels.map(
    (panel) =>
      panel !== 'table' &&
      // That hidden hands leave no chart is said once.
      !(moment.state.reveal !== 'open' && charts.indexOf(panel) > 0) &&
      // The score carries the chart of strength; where decisions and ledger are is said once.
      !(panel === 'strength' && panels.includes('score')) &&
      !(panel === 'ledger' && panels.includes('decisions')) && (
        <StepperPanel key={panel} panel={panel} board={board} place={place} moment={moment} send={send} />
      ),
  );
  // In a box the table comes first, and all others share what room it leaves.
  const before = fitTable ? 0 : Math.max(0, table);
  return (
    <BoardProvider value={board}>
      <section
        ref={root}
        class={`revolution player ${moment.frame.direction} ${fitTable ? 'box' : 'flow'}`}
        lang={board.locale}
        aria-label={board.words.player.label}
        aria-busy={snapshot.waiting}
        data-theme={theme === 'auto' ? undefined : theme}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keys work the player while it has the focus.
        tabIndex={0}
        onKeyDown={keys.onKeyDown}
      >
        <div
          class="embed-parts"
          // Style asks for it: `:has()` would look at all that is inside with every step.
          data-has={panels.join(' ')}
        >
          <Head
            board={board}
            moment={moment}
            title={place.showing.title}
            whole={place.whole(moment)}
            send={send}
          />
          {parts.slice(0, before)}
          <div class="embed-board">
            {table >= 0 && (
              <div class="panel stage">
                {panels.includes('explain') && <Headline moment={moment} />}
                <div class="fitted" ref={stage}>
                  <div class="scaled">
                    <Table moment={moment} send={send} />
                  </div>
                  {fitTable && <div class="scaled" />}
                </div>
              </div>
            )}
            <Controls moment={moment} send={send} typed={keys.typed} said="" />
          </div>
          <div class="embed-rest">{parts.slice(before)}</div>
        </div>
        <Live moment={moment} said="" />
      </section>
    </BoardProvider>
  );
}
