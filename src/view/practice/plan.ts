/** What a reader sits down to, and how the table is kept in his browser so that a reload loses nothing. */
import type { LiveRecord } from '../../live/record.ts';
import type { Strength } from '../../live/strength.ts';

export interface PracticePlan {
  readonly game: string;
  readonly players: number;
  readonly seat: number;
  readonly name: string;
  readonly options: Readonly<Record<string, string>>;
  readonly rounds: number;
  readonly strength: Strength;
  readonly seed: string;
}

/** A table in the store; the record is read with care when the game is loaded (`live/stored.ts`). */
export interface KeptTable {
  readonly plan: PracticePlan;
  readonly record: LiveRecord | null;
}

const KEY = 'practice';
const QUICK = 'practice-quick';

/** What this page knows of the store: as it last read or wrote it. */
let known: string | null = null;

/** The kept table; null where there is none or the store is closed. */
export function keptTable(): KeptTable | null {
  try {
    known = localStorage.getItem(KEY);
    const kept: unknown = JSON.parse(known ?? 'null');
    return isKept(kept) ? kept : null;
  } catch {
    return null;
  }
}

/** `late`: another tab has changed the store meanwhile, and it was left as it is. `none`: this browser keeps nothing. */
export type Keeping = 'kept' | 'late' | 'none';

/** Keeps a table, or forgets it. Where storage is forbidden the match goes on without. */
export function keepTable(table: KeptTable | null): Keeping {
  try {
    if (localStorage.getItem(KEY) !== known) return 'late';
    const text = table && JSON.stringify(table);
    if (text) localStorage.setItem(KEY, text);
    else localStorage.removeItem(KEY);
    known = text;
    return 'kept';
  } catch {
    return 'none';
  }
}

/** Calls when another tab has changed the table. Gives back how to stop that. */
export function watchTable(page: Window, onChange: () => void): () => void {
  const listen = ({ key }: StorageEvent) => {
    if ((key === KEY || key === null) && page.localStorage.getItem(KEY) !== known) onChange();
  };
  page.addEventListener('storage', listen);
  return () => page.removeEventListener('storage', listen);
}

/** Whether the reader wants the others to play at once; null where he never said. */
export function wantedQuick(): boolean | null {
  try {
    const wanted = localStorage.getItem(QUICK);
    return wanted === null ? null : wanted === 'yes';
  } catch {
    return null;
  }
}

export function keepQuick(quick: boolean): void {
  try {
    localStorage.setItem(QUICK, quick ? 'yes' : 'no');
  } catch {
    // It holds for this page then.
  }
}

/** Whether all rounds that were wanted have begun. */
export function isLastRound({ rounds }: PracticePlan, { steps }: LiveRecord): boolean {
  return steps.filter(({ type }) => type === 'deal').length >= rounds;
}

function isKept(kept: unknown): kept is KeptTable {
  if (typeof kept !== 'object' || kept === null || !('plan' in kept)) return false;
  const plan = kept.plan as Partial<Record<keyof PracticePlan, unknown>> | null;
  if (typeof plan !== 'object' || plan === null) return false;
  const texts = [plan.game, plan.name, plan.strength, plan.seed].every((text) => typeof text === 'string');
  return texts && [plan.players, plan.seat, plan.rounds].every((n) => Number.isInteger(n));
}
