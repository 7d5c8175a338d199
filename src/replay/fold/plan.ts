/** The entries of a round (or of a variation) with seats for players, ready to be acted on. */
import type { Entry, LogAction, TrickMark, Variation } from '../../log/model.ts';
import type { Action } from '../../rules/game.ts';
import type { Table } from './table.ts';

export interface ActStep {
  readonly type: 'act';
  readonly action: Action;
  readonly entry: LogAction;
}

export type PlannedStep = ActStep | { readonly type: 'mark'; readonly entry: TrickMark };

/** The steps of a line, without its variations, and without actions of nobody at the table. */
export function planSteps(table: Table, entries: readonly Entry[]): PlannedStep[] {
  return entries.flatMap((entry): PlannedStep[] => {
    if (entry.type === 'variation') return [];
    if (entry.type === 'trick') return [{ type: 'mark', entry }];
    const action = actionOf(table, entry);
    return action ? [{ type: 'act', action, entry }] : [];
  });
}

export function variationsOf(entries: readonly Entry[]): Variation[] {
  return entries.filter((entry) => entry.type === 'variation');
}

/** Whether an action belongs to the tricks, not to the exchange before them. */
export function isOfTricks({ type }: Action): boolean {
  return type === 'play' || type === 'pass' || type === 'revolt';
}

function actionOf({ seats }: Table, entry: LogAction): Action | null {
  const seat = seats.get(entry.player);
  if (seat === undefined) return null;
  switch (entry.type) {
    case 'pass':
    case 'keep':
      return { type: entry.type, seat };
    case 'give': {
      const to = seats.get(entry.to);
      return to === undefined ? null : { type: 'give', seat, to, cards: entry.cards };
    }
    default:
      return { type: entry.type, seat, cards: entry.cards };
  }
}
