/** Points of a seat as they stand at a moment: those of earlier rounds, and from the ranking on those of this round. */
import type { Seat } from '../rules/game.ts';
import type { Frame, RoundSummary } from './frame.ts';

export function pointsSoFar(
  { before, points }: Pick<RoundSummary, 'before' | 'points'>,
  { did }: Pick<Frame, 'did'>,
  seat: Seat,
): number {
  const gained = did.type === 'rank' ? (points?.[seat] ?? 0) : 0;
  return (before[seat] ?? 0) + gained;
}
