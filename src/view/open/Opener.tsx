/** The page that opens a log: what to bring, how far the reading is, and then the match with its problems. */
import type { FunctionComponent } from 'preact';
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { Chooser, type Sample } from './Chooser.tsx';
import type { FileFault } from './file-text.ts';
import { leaveLog } from './kept-log.ts';
import type { OpenedProps } from './Opened.tsx';
import type { PageFacts } from './page-facts.ts';
import { ReadingProgress } from './ReadingProgress.tsx';
import type { Line } from './reader.ts';
import type { ReadingState } from './reading-state.ts';
import { useDrop } from './use-drop.ts';
import { useKeptLog } from './use-kept-log.ts';
import { useOpenerFocus } from './use-opener-focus.ts';
import { useReading } from './use-reading.ts';
import type { OpenerWords } from './words/opener-words.ts';

interface OpenerProps {
  readonly words: OpenerWords;
  readonly page: PageFacts;
  readonly samples: readonly [good: Sample, faulty: Sample];
  readonly startWorker: () => Line;
}

export function Opener({ words, page, samples, startWorker }: OpenerProps) {
  const reading = useReading(startWorker);
  const { state, reader } = reading;
  const { text: openText, refuse, again } = reading;
  useKeptLog(
    state.phase !== 'choosing',
    useCallback(
      (log) => ('fault' in log ? refuse({ link: log.fault }) : openText(log.text, log.name)),
      [openText, refuse],
    ),
    again,
  );
  const hovering = useDrop(reading.file);
  const Opened = useOpened(state);
  const root = useRef<HTMLDivElement>(null);
  useOpenerFocus(root, state);
  const open = words.opener;
  return (
    <div ref={root} class={hovering ? 'opener hovering' : 'opener'}>
      {hovering && <p class="drop-note">{open.drop}</p>}
      {state.phase === 'choosing' && state.fault && (
        <p class="fault panel" role="alert" tabIndex={-1}>
          {faultText(state.fault, words)}
        </p>
      )}
      {/* While a log is read its chooser stays behind: what is refused then is still there. */}
      {state.phase !== 'read' && (
        <div hidden={state.phase === 'reading'}>
          <Chooser
            words={words}
            samples={samples}
            text={state.phase === 'choosing' ? state.text : ''}
            onFile={reading.file}
            onText={reading.text}
            onSample={reading.sample}
          />
        </div>
      )}
      {state.phase === 'reading' && <ReadingProgress words={words} state={state} onCancel={reading.cancel} />}
      {state.phase === 'read' && reader && Opened && (
        <Opened
          key={`${state.folded.match} ${state.text.length}`}
          words={words}
          page={page}
          folded={state.folded}
          source={reader.sourceOf(state.folded)}
          text={state.text}
          name={state.name}
          onChoose={reading.choose}
          onReopen={openText}
          onAgain={() => {
            leaveLog(window);
            again();
          }}
        />
      )}
    </div>
  );
}

/** The player and its company, loaded as soon as there is something to read. */
function useOpened(state: ReadingState): FunctionComponent<OpenedProps> | null {
  const [part, setPart] = useState<FunctionComponent<OpenedProps> | null>(null);
  const wanted = state.phase !== 'choosing';
  useEffect(() => {
    if (wanted) import('./Opened.tsx').then(({ Opened }) => setPart(() => Opened));
  }, [wanted]);
  return part;
}

function faultText(fault: FileFault | 'broken', { opener, logLink }: OpenerWords): string {
  if (typeof fault === 'string') return opener.faults[fault];
  return 'link' in fault ? logLink[fault.link] : opener.faults.large(fault.megabytes);
}
