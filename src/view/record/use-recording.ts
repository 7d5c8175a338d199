/** The match on the table as the page has it: steps taken, taken back and corrected, each kept at once. */
import { useMemo, useState } from 'preact/hooks';
import { editSteps } from '../../live/edit.ts';
import { LiveMatch, type Outcome } from '../../live/live-match.ts';
import type { LiveRecord, LiveStep } from '../../live/record.ts';
import { restoreMatch } from '../../live/stored.ts';
import type { KeptRecord } from './plan.ts';
import { type Begun, useKept } from './use-kept.ts';

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
  /** What was entered last came too late: another tab had gone on with the match, and this one has taken that over. */
  readonly late: boolean;
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
  readonly late: boolean;
}

export function useRecording(asked: string, begun: Begun): Recording {
  const [state, setState] = useState<Whole>(() => standing(begun.live, begun.ended));
  const takeOver = ({ record, ended }: KeptRecord, late: boolean) => {
    const match = restoreMatch(record);
    if (match) setState({ ...standing(match, ended), late });
  };
  const { id, kept, keep, goOn } = useKept(asked, begun, takeOver);
  const { live, before, correction, consequence, ended } = state;
  const shown = useMemo(
    () => (correction ? rewound(live.record, correction.index) : live),
    [live, correction],
  );

  const become = (change: Partial<Whole>) => {
    const next = { ...state, late: false, ...change };
    setState(next);
    keep(next.live, next.ended);
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
    id,
    live: shown,
    whole: live.record,
    correction,
    consequence,
    ended,
    kept,
    late: state.late,
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
      else goOn().then(() => become({ ended: false }));
    },
  };
}

function standing(live: LiveMatch, ended: boolean): Whole {
  return { live, before: null, correction: null, consequence: null, ended, late: false };
}

/** The match as it stood before one of its steps. */
function rewound(record: LiveRecord, index: number): LiveMatch {
  return new LiveMatch({ ...record, steps: record.steps.slice(0, index), undone: [] });
}
