/** How many cards each seat lays in a round: it was dealt at least as many, for trades leave hands as large as they were. */
import type { LogRound } from '../../log/model.ts';
import type { PlannedStep } from '../fold/plan.ts';
import { seatsOf, type Table } from '../fold/table.ts';

export interface LaidInAll {
  readonly count: number;
  /** Whether the seat holds cards even then: it goes on passing, or is said to come last. */
  readonly holdsMore: boolean;
}

/** By seat. */
export function laidInAll(table: Table, { order }: LogRound, steps: readonly PlannedStep[]): LaidInAll[] {
  const counts = table.players.map(() => 0);
  const holdsMore = table.players.map(() => false);
  for (const step of steps) {
    if (step.type !== 'act') continue;
    const { action } = step;
    if (action.type === 'play' || action.type === 'revolt') {
      counts[action.seat] = (counts[action.seat] ?? 0) + action.cards.length;
    }
    holdsMore[action.seat] = action.type === 'pass';
  }
  const places = seatsOf(table, order?.order ?? []);
  const last = places.length === table.players.length ? places.at(-1) : undefined;
  return counts.map((count, seat) => ({ count, holdsMore: holdsMore[seat] || seat === last }));
}
