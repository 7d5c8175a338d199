/** A folded round as it is handed out: its summary, and its problems in reading order with their frames pointing at them. */
import type { LogRound } from '../../log/model.ts';
import type { Problem } from '../../log/problem.ts';
import type { Branch, Frame, RoundSummary, RoundTimeline } from '../frame.ts';
import { inReadingOrder } from '../problem-book.ts';
import type { Carried } from './carry.ts';
import type { Table } from './table.ts';
import type { Walk } from './walk.ts';

/** A branch while its frames wait for the numbers of their problems. */
export interface WalkedBranch {
  readonly name: string;
  readonly title: string;
  readonly from: string;
  readonly walk: Walk;
}

/** Puts a round together from what was walked, in the main line and in branches, and from all problems of it. */
export function makeTimeline(
  table: Table,
  round: LogRound,
  carried: Carried,
  walk: Walk,
  branches: readonly WalkedBranch[],
  found: readonly Problem[],
): RoundTimeline {
  const problems = inReadingOrder(found);
  const numbers = new Map(problems.map((problem, i) => [problem, i]));
  const frames = pointAt(walk, numbers);
  return {
    summary: summarise(table, round, carried, walk, problems),
    frames,
    problems,
    branches: branches.map(({ walk, ...branch }): Branch => ({ ...branch, frames: pointAt(walk, numbers) })),
  };
}

/** The frames of a walk, those with problems pointing at them by number. */
function pointAt({ frames, problems }: Walk, numbers: ReadonlyMap<Problem, number>): readonly Frame[] {
  if (problems.size === 0) return frames;
  return frames.map((frame, i) => {
    const own = problems.get(i)?.flatMap((problem) => numbers.get(problem) ?? []);
    return own?.length ? { ...frame, problems: own.sort((a, b) => a - b) } : frame;
  });
}

function summarise(
  table: Table,
  { number }: LogRound,
  carried: Carried,
  walk: Walk,
  problems: readonly Problem[],
): RoundSummary {
  const order = orderOf(walk);
  const { dealer, titles, verdict, revolts, trick } = walk.round;
  return {
    number,
    dealer,
    titles,
    before: carried.totals,
    order,
    points: order && pointsOf(table, order),
    verdict,
    revolts,
    frames: walk.frames.length,
    tricks: trick?.plays.length ? trick.number : Math.max(0, (trick?.number ?? 1) - 1),
    errors: problems.filter(({ severity }) => severity === 'error').length,
    warnings: problems.filter(({ severity }) => severity === 'warning').length,
  };
}

/** Seats by place where the round was walked to its end. */
export function orderOf(walk: Walk): readonly number[] | null {
  return walk.isIn('ranking') ? walk.context.titles : null;
}

/** Points of a round by seat. */
export function pointsOf({ game, setup }: Table, order: readonly number[]): number[] {
  return order.map((_, seat) => game.points(order.indexOf(seat) + 1, setup.players));
}
