/**
 * What to ask of a branch: the first positions of its own and of the line that it left in which the tricks have begun; where that line
 * does not go on, the position in which it stops.
 */
import type { Position } from '../../analysis/kernel/position.ts';
import { positionsOfFrames } from '../../analysis/positions/positions-of-frames.ts';
import type { MatchHead, RoundTimeline } from '../../replay/frame.ts';
import type { Seat } from '../../rules/game.ts';
import { lineOf } from '../controller/position.ts';
import type { WorthQuestion } from './worth.ts';

/** Null where nothing can be told: where hands are not known, or no trick has begun. */
export function worthQuestion(head: MatchHead, round: RoundTimeline, branch: string): WorthQuestion | null {
  const { frames, fork } = lineOf(round, branch);
  const instead = firstIn(positionsOfFrames(head, frames), fork);
  const left = positionsOfFrames(head, lineLeftBy(round, branch));
  const done = firstIn(left, fork) ?? left[fork - 1] ?? null;
  return instead && done && { game: head.game, instead, done };
}

/** Whose choice a branch begins with; where nobody does anything in it, whose deed it leaves out. */
export function chooserOf(round: RoundTimeline, branch: string): Seat | null {
  const { frames, fork } = lineOf(round, branch);
  const deeds = [frames[fork]?.did, lineLeftBy(round, branch)[fork]?.did];
  const deed = deeds.find((did) => did && 'seat' in did);
  return deed && 'seat' in deed ? deed.seat : null;
}

function lineLeftBy(round: RoundTimeline, branch: string) {
  const from = round.branches.find(({ name }) => name === branch)?.from ?? '';
  return lineOf(round, /~(.*)$/s.exec(from)?.[1] ?? null).frames;
}

function firstIn(positions: readonly (Position | null)[], from: number): Position | null {
  return positions.find((position, i) => i >= from && position !== null) ?? null;
}
