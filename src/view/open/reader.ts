/** The page's end of the line to the Worker: starts it, asks it, and makes a source of what it has folded. */
import { type PackedShownRound, unpackShownRound } from '../source/pack-source.ts';
import type { ShownRound, Source } from '../source/source.ts';
import type { FoldedMatch, FromWorker, ToWorker } from './protocol.ts';

export interface ReaderEvents {
  readonly progress: (stage: 'reading' | 'folding', done: number, of: number) => void;
  readonly folded: (folded: FoldedMatch) => void;
  /** Stopped before there was anything to show. */
  readonly cancelled: () => void;
  /** The Worker broke down, or could not be started. */
  readonly failed: () => void;
}

/** The part of a Worker that a reader needs. */
export interface Line {
  postMessage(message: ToWorker): void;
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  terminate(): void;
}

export class Reader {
  readonly #line: Line;
  readonly #waiting = new Map<number, ((round: ShownRound) => void)[]>();

  constructor(line: Line, events: ReaderEvents) {
    this.#line = line;
    line.onmessage = ({ data }) => this.#hear(data, events);
    line.onerror = () => events.failed();
  }

  read(text: string, name: string): void {
    this.#line.postMessage({ type: 'read', text, name });
  }

  choose(match: number): void {
    this.#line.postMessage({ type: 'choose', match });
  }

  cancel(): void {
    this.#line.postMessage({ type: 'cancel' });
  }

  close(): void {
    this.#line.terminate();
  }

  /** The rounds of a folded match, each fetched when it is asked for; null where there are none to show. */
  sourceOf({ head, facts, rounds }: FoldedMatch): Source | null {
    if (!facts || rounds.length === 0) return null;
    return { head, facts, rounds, round: (index) => this.#fetch(index) };
  }

  #fetch(index: number): Promise<ShownRound> {
    return new Promise((resolve) => {
      const waiting = this.#waiting.get(index) ?? [];
      this.#waiting.set(index, [...waiting, resolve]);
      if (waiting.length === 0) this.#line.postMessage({ type: 'round', index });
    });
  }

  #hear(message: FromWorker, events: ReaderEvents): void {
    if (message.type === 'progress') events.progress(message.stage, message.done, message.of);
    else if (message.type === 'folded') events.folded(message.folded);
    else if (message.type === 'cancelled') events.cancelled();
    else if (message.type === 'failed') events.failed();
    else this.#deliver(message.index, message.round);
  }

  #deliver(index: number, packed: PackedShownRound): void {
    const round = unpackShownRound(packed);
    for (const resolve of this.#waiting.get(index) ?? []) resolve(round);
    this.#waiting.delete(index);
  }
}
