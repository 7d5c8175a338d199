/** A position that looks to the seat as the true one does: what a kernel needs before hidden cards are dealt into it. */
import type { Counts, Position } from '../kernel/position.ts';
import { indicesOf } from '../positions/counts.ts';
import type { Knowledge, Table } from './knowledge.ts';
import { freeOf } from './quad-plans.ts';

/** The unseen cards lie in the order of their faces, from seat to seat: the same for all rounds that look the same. */
export function somePosition(knowledge: Knowledge, table: Table): Position {
  const { setup, seat, own, gone, held, sure, unseen } = knowledge;
  const pool = indicesOf(unseen);
  const hands = held.map((_, other): Counts => {
    if (other === seat) return own;
    const counts = [...(sure[other] ?? [])];
    for (const face of pool.splice(0, freeOf(knowledge, other))) counts[face] = (counts[face] ?? 0) + 1;
    return counts;
  });
  return { setup, ...table, hands, gone };
}
