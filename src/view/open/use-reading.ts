/** Reads what the reader brings, in a Worker, and says how far it is. A new log takes the place of the last. */
import { useCallback, useRef, useState } from 'preact/hooks';
import type { Sample } from './Chooser.tsx';
import { type FileText, fileText, judgeText } from './file-text.ts';
import type { Line } from './reader.ts';
import { Reader } from './reader.ts';
import { CHOOSING, type ReadingState, STARTING } from './reading-state.ts';

export interface LogReading {
  readonly state: ReadingState;
  readonly reader: Reader | null;
  readonly file: (file: File) => void;
  readonly text: (text: string) => void;
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

  const take = useCallback(
    async (bring: () => Promise<FileText> | FileText, name: string) => {
      order.current += 1;
      const mine = order.current;
      reader.current?.close();
      setState(STARTING);
      const brought = await bring();
      if (mine !== order.current) return;
      if ('fault' in brought) setState({ phase: 'choosing', fault: brought.fault });
      else reader.current = startReading(startWorker(), brought.text, name, setState);
    },
    [startWorker],
  );

  return {
    state,
    reader: reader.current,
    file: useCallback((file) => take(() => fileText(file), file.name), [take]),
    text: useCallback((text) => take(() => judgeText(text), ''), [take]),
    sample: useCallback(({ href, name }) => take(() => fetchText(href), name), [take]),
    choose: useCallback((match) => {
      setState(STARTING);
      reader.current?.choose(match);
    }, []),
    cancel: useCallback(() => reader.current?.cancel(), []),
    again: useCallback(() => {
      order.current += 1;
      reader.current?.close();
      reader.current = null;
      setState(CHOOSING);
    }, []),
  };
}

function startReading(line: Line, text: string, name: string, show: (state: ReadingState) => void): Reader {
  const reader = new Reader(line, {
    progress: (stage, done, of) => show({ phase: 'reading', stage, done, of }),
    folded: (folded) => show({ phase: 'read', folded, text }),
    cancelled: () => show(CHOOSING),
    failed: () => show({ phase: 'choosing', fault: 'broken' }),
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
