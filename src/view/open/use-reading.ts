/** Reads what the reader brings, in a Worker, and says how far it is. A new log takes the place of the last. */
import { useCallback, useRef, useState } from 'preact/hooks';
import type { Sample } from './Chooser.tsx';
import { type FileFault, type FileText, fileText, judgeText } from './file-text.ts';
import { type KeptLog, keepLog } from './kept-log.ts';
import type { Line } from './reader.ts';
import { Reader } from './reader.ts';
import { CHOOSING, type ReadingState, STARTING } from './reading-state.ts';

/** In characters. */
const LARGEST_FIELD = 1_000_000;

export interface LogReading {
  readonly state: ReadingState;
  readonly reader: Reader | null;
  readonly file: (file: File) => void;
  readonly text: (text: string, name?: string) => void;
  /** The address asks for a log, and brings none along. */
  readonly refuse: (fault: FileFault) => void;
  readonly sample: (sample: Sample) => void;
  readonly choose: (match: number) => void;
  readonly cancel: () => void;
  /** Forgets the log and asks for another. */
  readonly again: () => void;
}

export function useReading(startWorker: () => Line): LogReading {
  const [state, setState] = useState<ReadingState>(CHOOSING);
  const reader = useRef<Reader | null>(null);
  const order = useRef(0);
  const text = useRef('');

  const take = useCallback(
    async (bring: Promise<FileText> | FileText, name: string) => {
      order.current += 1;
      const mine = order.current;
      reader.current?.close();
      const isRefused = 'fault' in bring;
      if (!isRefused) setState(STARTING);
      const brought = isRefused ? bring : await bring;
      if (mine !== order.current) return;
      if ('fault' in brought) {
        // What was read before is still there to be corrected, and what was pasted stays in its field.
        setState({ ...CHOOSING, text: forCorrection(text.current), fault: brought.fault });
        return;
      }
      text.current = brought.text;
      reader.current = startReading(startWorker(), { text: brought.text, name }, setState);
    },
    [startWorker],
  );

  return {
    state,
    reader: reader.current,
    file: useCallback((file) => take(fileText(file), file.name), [take]),
    text: useCallback((text, name = '') => take(judgeText(text), name), [take]),
    refuse: useCallback((fault) => take({ fault }, ''), [take]),
    sample: useCallback(({ href, name }) => take(fetchText(href), name), [take]),
    choose: useCallback((match) => {
      setState(STARTING);
      reader.current?.choose(match);
    }, []),
    cancel: useCallback(() => reader.current?.cancel(), []),
    again: useCallback(() => {
      order.current += 1;
      reader.current?.close();
      reader.current = null;
      setState({ ...CHOOSING, text: forCorrection(text.current) });
    }, []),
  };
}

/** A text that fits into a field; larger ones make browsers slow. */
function forCorrection(text: string): string {
  return text.length <= LARGEST_FIELD ? text : '';
}

function startReading(line: Line, log: KeptLog, show: (state: ReadingState) => void): Reader {
  const { text, name } = log;
  const back = { ...CHOOSING, text: forCorrection(text) };
  const reader = new Reader(line, {
    progress: (stage, done, of) => show({ phase: 'reading', stage, done, of }),
    folded: (folded) => {
      keepLog(window, log);
      show({ phase: 'read', folded, text, name });
    },
    cancelled: () => show(back),
    failed: () => show({ ...back, fault: 'broken' }),
  });
  reader.read(text, name);
  return reader;
}

async function fetchText(href: string): Promise<FileText> {
  try {
    const response = await fetch(href);
    return response.ok ? judgeText(await response.text()) : { fault: 'unreadable' };
  } catch {
    return { fault: 'unreadable' };
  }
}
