/**
 * The replay player: a controller shown as a table, words, charts and lists. The server renders it at
 * the start of a match; in the browser the same tree takes over and steps.
 */
import { useCallback, useRef, useState } from 'preact/hooks';
import type { Controller } from '../controller/controller.ts';
import { visible } from '../controller/knowledge.ts';
import type { Command } from '../controller/state.ts';
import type { Options, Panel } from '../options.ts';
import { AnalysisContext } from './analysis-context.ts';
import { Controls } from './Controls.tsx';
import { Headline } from './Headline.tsx';
import { HelpOnDemand } from './HelpOnDemand.tsx';
import { Live } from './Live.tsx';
import { momentOf } from './moment.ts';
import { PanelView } from './PanelView.tsx';
import { PenContext, usePen } from './pen-context.ts';
import { Rounds } from './Rounds.tsx';
import { type Reading, ReadingProvider } from './reading.ts';
import { Settings } from './Settings.tsx';
import { ShareOnDemand } from './ShareOnDemand.tsx';
import { Table } from './Table.tsx';
import { useAnalysis } from './use-analysis.ts';
import { useAutoplay } from './use-autoplay.ts';
import { useClearTable } from './use-clear-table.ts';
import { useController } from './use-controller.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import { useKeys } from './use-keys.ts';
import { useMistakes } from './use-mistakes.ts';

interface PlayerProps {
  readonly reading: Reading;
  readonly controller: Controller;
  readonly options: Pick<Options, 'panels' | 'theme' | 'speed'>;
}

export function Player({ reading, controller, options }: PlayerProps) {
  const snapshot = useController(controller);
  const moment = momentOf(snapshot, visible);
  const [asked, ask] = useState<'help' | 'share' | null>(null);
  const close = useCallback(() => ask(null), []);
  const root = useRef<HTMLElement>(null);
  const send = useClearTable(
    root,
    useKeptFocus(
      root,
      useCallback((command: Command) => controller.send(command), [controller]),
    ),
  );
  const pen = usePen(reading);
  const analysis = useAnalysis(reading);
  const { mistake, said } = useMistakes(analysis.analysis, snapshot.state, send);
  const keys = useKeys({ send, ask, mistake });
  useAutoplay(moment, reading.source.rounds.length, options.speed, send);
  const others = options.panels.filter((panel): panel is Exclude<Panel, 'table'> => panel !== 'table');
  const onAct = () => {
    pen.want();
    analysis.want();
  };
  return (
    <ReadingProvider value={reading}>
      <PenContext.Provider value={pen}>
        <AnalysisContext.Provider value={analysis}>
          <section
            ref={root}
            class={`player ${moment.frame.direction}`}
            aria-label={reading.words.player.label}
            aria-busy={snapshot.waiting}
            data-theme={options.theme === 'auto' ? undefined : options.theme}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: keys work the player while it has the focus.
            tabIndex={0}
            onKeyDown={keys.onKeyDown}
            onFocusIn={onAct}
            onPointerDown={onAct}
          >
            <div class="player-head">
              <Rounds moment={moment} send={send} />
              <Settings moment={moment} send={send} ask={ask} />
            </div>
            <div class="panels">
              <div class="desk">
                <div class="board">
                  <Controls moment={moment} send={send} typed={keys.typed} said={said} />
                  {options.panels.includes('table') && (
                    <div class="panel stage">
                      {options.panels.includes('explain') && <Headline moment={moment} />}
                      <Table moment={moment} send={send} />
                    </div>
                  )}
                </div>
              </div>
              {others.map((panel) => (
                <PanelView key={panel} panel={panel} moment={moment} send={send} />
              ))}
            </div>
            <Live moment={moment} said={said} />
            {asked === 'help' && <HelpOnDemand onClose={close} />}
            {asked === 'share' && reading.log && <ShareOnDemand moment={moment} onClose={close} />}
          </section>
        </AnalysisContext.Provider>
      </PenContext.Provider>
    </ReadingProvider>
  );
}
