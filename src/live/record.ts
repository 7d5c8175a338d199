/**
 * A match as it is being played, as plain data: the conditions, who sits where, and every step that was taken. It goes through JSON
 * and back unchanged, and playing the steps again (`live-match.ts`) gives the same match.
 */
import type { Metadata, PlayerId } from '../log/model.ts';
import type { Action, Deal, Seat, Verdict } from '../rules/game.ts';

export type LiveAction = Action & {
  /** It was against the rules, and happened all the same: the `!` of the log. */
  readonly forced?: true;
};

export type LiveStep =
  /** Begins a round, the first or the next. `forced`: whatever the rules say to it. */
  | { readonly type: 'deal'; readonly deal: Deal; readonly forced?: true }
  /** The trades still due were made, but nobody noted them. */
  | { readonly type: 'unnoted' }
  /** The check after the exchange; `verdict` is what was seen where the hands are not known. */
  | { readonly type: 'check'; readonly verdict?: Verdict }
  /** The cards of an ended trick are set aside; after the last one the places are taken. */
  | { readonly type: 'clear' }
  /** Of this round only the places are known, or no more than was noted until now: seats, best first. */
  | { readonly type: 'result'; readonly order: readonly Seat[] }
  | LiveAction;

export interface LiveRecord {
  readonly version: 1;
  readonly game: string;
  /** Options that were named; the others take their defaults. */
  readonly options: Readonly<Record<string, string>>;
  /** In the order of seats. */
  readonly players: readonly { readonly id: PlayerId; readonly name: string }[];
  readonly meta: readonly Metadata[];
  /** Number of the first round. */
  readonly firstRound: number;
  /** Seats by place before the first round, best first: carried in, or drawn by lot (A5); null where nobody has a title. */
  readonly titles: readonly Seat[] | null;
  /** Points carried in, by seat; null for none. */
  readonly totals: readonly number[] | null;
  readonly steps: readonly LiveStep[];
  /** Steps that were taken back, the one to be taken again first at the end. */
  readonly undone: readonly LiveStep[];
}

/** What has to be said of a match before it begins; what is left out is empty. */
export type LivePlan = Pick<LiveRecord, 'game' | 'players'> &
  Partial<Pick<LiveRecord, 'options' | 'meta' | 'firstRound' | 'titles' | 'totals'>>;

/** The record of a match before its first deal. */
export function newRecord(plan: LivePlan): LiveRecord {
  const empty = { options: {}, meta: [], firstRound: 1, titles: null, totals: null };
  return { version: 1, ...empty, ...plan, steps: [], undone: [] };
}

/** Whether a step is something that a player does. */
export function isAction(step: LiveStep): step is LiveAction {
  return 'seat' in step;
}
