/** What a reader sits down to, and how the table is kept in his browser so that a reload loses nothing. */
import type { LiveRecord } from '../../live/record.ts';
import type { Strength } from '../../live/strength.ts';

/** A game as the form offers it. */
export interface GameOffer {
  readonly id: string;
  readonly name: string;
  readonly seats: { readonly min: number; readonly max: number; readonly usual: number };
  readonly options: readonly {
    readonly name: string;
    readonly question: string;
    /** Value and words; the first is the default, an empty value where that hangs on the players. */
    readonly values: readonly (readonly [value: string, text: string])[];
  }[];
}

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

/** The kept table; null where there is none or the store is closed. */
export function keptTable(): KeptTable | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return isKept(kept) ? kept : null;
  } catch {
    return null;
  }
}

/** Keeps a table, or forgets it. Where storage is forbidden the match goes on without. */
export function keepTable(table: KeptTable | null): void {
  try {
    if (table) localStorage.setItem(KEY, JSON.stringify(table));
    else localStorage.removeItem(KEY);
  } catch {
    // Nothing is kept then.
  }
}

function isKept(kept: unknown): kept is KeptTable {
  if (typeof kept !== 'object' || kept === null || !('plan' in kept)) return false;
  const plan = kept.plan as Partial<Record<keyof PracticePlan, unknown>> | null;
  if (typeof plan !== 'object' || plan === null) return false;
  const texts = [plan.game, plan.name, plan.strength, plan.seed].every((text) => typeof text === 'string');
  return texts && [plan.players, plan.seat, plan.rounds].every((n) => Number.isInteger(n));
}
