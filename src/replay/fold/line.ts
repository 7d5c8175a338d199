/** A line that is being folded: its walk, what stands in the log for it, and where its problems go. */
import type { SeenCard } from '../../cards/card.ts';
import type { Noted, RevolutionCheck } from '../../log/model.ts';
import type { Problem, Severity } from '../../log/problem.ts';
import type { Seat, Verdict } from '../../rules/game.ts';
import type { Refusal } from '../../rules/refusal.ts';
import type { ProblemBook } from '../problem-book.ts';
import type { Ahead } from './ahead.ts';
import type { Gaps } from './gaps.ts';
import type { ActStep, PlannedStep } from './plan.ts';
import type { Table } from './table.ts';
import type { Remarks, Walk } from './walk.ts';

export interface Line {
  readonly table: Table;
  /** Number of the round. */
  readonly number: number;
  readonly walk: Walk;
  readonly book: ProblemBook;
  readonly steps: readonly PlannedStep[];
  readonly ahead: Ahead;
  readonly gaps: Gaps;
  /** What is known of the gifts that the log does not hold, by giver. */
  readonly gifts: ReadonlyMap<Seat, readonly SeenCard[]>;
  /** What the recorder wrote of the check for a revolution. */
  readonly seen: { readonly check: RevolutionCheck | null; readonly verdict: Verdict | null };
  /** False where there are titles, but nobody says whose. */
  readonly knowsTitles: boolean;
  /** Whether a trade that is missing is told. */
  readonly wantsTrades: boolean;
  /** The statement before the first step. */
  readonly opening: Noted;
  /** Whether it is what was played, and not a variation. */
  readonly isMain: boolean;
}

/** Whether the reader of the file dropped a statement between a step and the one before it. */
export function followsGap({ steps, opening, gaps }: Line, at: number): boolean {
  const entry = steps[at]?.entry;
  return entry !== undefined && gaps.between(steps[at - 1]?.entry ?? opening, entry);
}

/** Tells that the rules refuse a step; a warning where the recorder says that it happened all the same. */
export function tellRefusal(line: Line, { entry, action }: ActStep, refusal: Refusal): Problem {
  const { table, walk, book } = line;
  const top = walk.round.trick?.plays.at(-1) ?? null;
  const scene = { names: table.names, actor: action.seat, top };
  return book.refuse(refusal, entry.span, scene, severityOf(entry.forced));
}

export function severityOf(forced: boolean | undefined): Severity {
  return forced ? 'warning' : 'error';
}

/** What a frame takes over from its statement. */
export function remarksOn({ gaps }: Line, entry: Noted): Remarks {
  return { commentary: entry.commentary, problems: gaps.within(entry) };
}
