/** How many cards each seat must have been dealt, by what it does in the round: trades leave hands as large as they were. */
import type { LogRound } from '../../log/model.ts';
import type { PlannedStep } from '../fold/plan.ts';
import { seatsOf, type Table } from '../fold/table.ts';

/** All that a seat lays, and one card more where it goes on passing after that, or is said to come last. */
export function leastHeld(table: Table, { order }: LogRound, steps: readonly PlannedStep[]): number[] {
  const laid = table.players.map(() => 0);
  const holdsMore = table.players.map(() => false);
  for (const step of steps) {
    if (step.type !== 'act') continue;
    const { action } = step;
    if (action.type === 'play' || action.type === 'revolt') {
      laid[action.seat] = (laid[action.seat] ?? 0) + action.cards.length;
    }
    holdsMore[action.seat] = action.type === 'pass';
  }
  const places = seatsOf(table, order?.order ?? []);
  const last = places.length === table.players.length ? places.at(-1) : undefined;
  return laid.map((count, seat) => count + (holdsMore[seat] || seat === last ? 1 : 0));
}
