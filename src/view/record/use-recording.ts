/** The match on the table as the page has it: steps taken, taken back and corrected, each kept at once. */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { editSteps } from '../../live/edit.ts';
import { LiveMatch, type Outcome } from '../../live/live-match.ts';
import { matchOf } from '../../live/match-of.ts';
import type { LiveRecord, LiveStep } from '../../live/record.ts';
import { printText } from '../../log/text/print.ts';
import type { Entry } from '../library/entry.ts';
import { type LibraryStore, openLibrary } from '../library/store.ts';
import { askRecord, keepInTab, newRecordId } from './plan.ts';

/** An entry that is being corrected: where it stands, and whether what is entered comes before it. */
export interface Correction {
  readonly index: number;
  readonly before: boolean;
}

/** What a correction has done to later entries. */
export interface Consequence {
  readonly marked: number;
  readonly dropped: number;
}

export interface Recording {
  /** Its entry in the library. */
  readonly id: string;
  /** Where the match stands; while an entry is corrected, right before it. */
  readonly live: LiveMatch;
  /** All that was entered, whatever is being corrected. */
  readonly whole: LiveRecord;
  readonly correction: Correction | null;
  readonly consequence: Consequence | null;
  /** The match is written down to its end. */
  readonly ended: boolean;
  /** Whether the library has it; null until that is known. */
  readonly kept: boolean | null;
  readonly act: (...steps: readonly LiveStep[]) => Outcome;
  readonly canUndo: boolean;
  readonly undo: () => void;
  readonly canRedo: boolean;
  readonly redo: () => void;
  readonly correct: (correction: Correction | null) => void;
  readonly leaveOut: (index: number) => void;
  readonly end: (ended: boolean) => void;
}

interface Whole {
  readonly live: LiveMatch;
  /** The record before the last correction, to be put back. */
  readonly before: LiveRecord | null;
  readonly correction: Correction | null;
  readonly consequence: Consequence | null;
  readonly ended: boolean;
}

export function useRecording(asked: string, started: LiveMatch, hasEnded: boolean): Recording {
  const [state, setState] = useState<Whole>(() => ({
    live: started,
    before: null,
    correction: null,
    consequence: null,
    ended: hasEnded,
  }));
  const [kept, setKept] = useState<boolean | null>(null);
  const store = useRef<LibraryStore | null>(null);
  const created = useRef(Date.now());
  const id = useRef(asked);
  const name = useRef(started.record.meta.find(({ key }) => key === 'event')?.value ?? '');
  /** The log as it was kept last. */
  const written = useRef('');
  const { live, before, correction, consequence, ended } = state;
  const shown = useMemo(
    () => (correction ? rewound(live.record, correction.index) : live),
    [live, correction],
  );

  const keep = (match: LiveMatch, isOver: boolean) => {
    const changed = Date.now();
    keepInTab(window, { id: id.current, record: match.record, ended: isOver, changed });
    const { record, game } = match;
    const entry: Entry = {
      id: id.current,
      kind: 'recorded',
      name: name.current,
      text: printText(matchOf(match)),
      game: game.id,
      players: record.players.map((player) => player.name),
      created: created.current,
      changed,
      ...(isOver ? {} : { unfinished: record }),
    };
    written.current = entry.text;
    store.current?.put(entry).then(
      () => setKept(true),
      () => setKept(false),
    );
  };
  const become = (change: Partial<Whole>) => {
    const next = { ...state, ...change };
    setState(next);
    keep(next.live, next.ended);
  };
  useEffect(() => {
    openLibrary().then(async (opened) => {
      store.current = opened;
      setKept(opened !== null);
      const stored = await opened?.get(id.current);
      created.current = stored?.created ?? created.current;
      // The reader may have renamed it.
      name.current = stored?.name ?? name.current;
      // What has ended stays as it is: its reader may have written into it.
      if (!stored || !hasEnded) keep(live, ended);
      else written.current = printText(matchOf(live));
    });
  }, []);
  /** A match that ended and goes on is another one, where something was noted in it meanwhile. */
  const goOn = async () => {
    const stored = await store.current?.get(id.current);
    if (stored && stored.text !== written.current) {
      id.current = newRecordId();
      created.current = Date.now();
      askRecord(window, id.current);
    }
    become({ ended: false });
  };

  const edit = (index: number, removed: number, steps: readonly LiveStep[]) => {
    const { record, marked, dropped } = editSteps(live.record, index, removed, steps);
    become({
      live: new LiveMatch(record),
      before: live.record,
      correction: null,
      consequence: marked + dropped > 0 ? { marked, dropped } : null,
    });
  };
  return {
    id: id.current,
    live: shown,
    whole: live.record,
    correction,
    consequence,
    ended,
    kept,
    act: (...steps) => {
      for (const step of steps) {
        const outcome = shown.do(step);
        if (!outcome.done) return outcome;
      }
      if (correction) edit(correction.index, correction.before ? 0 : 1, steps);
      else {
        live.settle();
        become({ before: null, consequence: null });
      }
      return { done: true };
    },
    canUndo: before !== null || live.canUndo,
    undo: () => {
      if (before) return become({ live: new LiveMatch(before), before: null, consequence: null });
      live.undo();
      become({ consequence: null });
    },
    canRedo: live.canRedo,
    redo: () => {
      live.redo();
      become({ consequence: null });
    },
    correct: (wanted) => setState({ ...state, correction: wanted, consequence: null }),
    leaveOut: (index) => edit(index, 1, []),
    end: (isOver) => {
      if (isOver) become({ ended: true });
      else goOn();
    },
  };
}

/** The match as it stood before one of its steps. */
function rewound(record: LiveRecord, index: number): LiveMatch {
  return new LiveMatch({ ...record, steps: record.steps.slice(0, index), undone: [] });
}
