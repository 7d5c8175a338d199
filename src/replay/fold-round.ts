/** One round of a match, from what was carried into it to its places, with its frames, problems and variations. */
import type { LogRound } from '../log/model.ts';
import type { Problem } from '../log/problem.ts';
import { Ahead } from './ahead.ts';
import { blameDeal, dealerOf, dealRound, writtenDeal } from './begin-round.ts';
import { type Carried, carryIn } from './carry.ts';
import { compareChecks } from './checks.ts';
import type { RoundTimeline } from './frame.ts';
import { Gaps } from './gaps.ts';
import type { Line } from './line.ts';
import { type Snapshot, step } from './machine-step.ts';
import { NOTHING_YET } from './moments.ts';
import { planSteps } from './plan.ts';
import { playLine } from './play-line.ts';
import { ProblemBook } from './problem-book.ts';
import { makeTimeline, orderOf, pointsOf } from './round-timeline.ts';
import { seatsOf, type Table } from './table.ts';
import { Walk } from './walk.ts';

export interface FoldedRound {
  readonly timeline: RoundTimeline;
  /** What the next round takes over. */
  readonly carried: Carried;
  readonly snapshot: Snapshot;
}

/** Folds a round; `read` are the problems that were found in it when the file was read. */
export function foldRound(
  table: Table,
  round: LogRound,
  before: Snapshot,
  last: Carried,
  read: readonly Problem[],
): FoldedRound {
  const book = new ProblemBook();
  const steps = planSteps(table, round.entries);
  const carried = carryIn(table, round, last, book);
  const dealer = dealerOf(table, round, carried.titles, steps, book);
  const written = writtenDeal(table, round, dealer);
  const faults = blameDeal(table, round, written, carried.titles, book);
  const start = { snapshot: dealing(table, before, carried), count: NOTHING_YET };
  const walk = new Walk(table, start, `r${round.number}`);
  dealRound(walk, table, round, written, carried, faults);
  const line: Line = {
    table,
    walk,
    book,
    steps,
    ahead: new Ahead(steps, table.setup.players),
    gaps: new Gaps(read),
    gifts: new Map(),
    seen: {
      verdict: round.revolution
        ? { state: round.revolution.state, by: seatsOf(table, round.revolution.by) }
        : null,
      commentary: round.revolution?.commentary ?? null,
    },
    wantsTrades: true,
  };
  playLine(line);
  const order = orderOf(walk);
  compareChecks(
    table,
    round,
    { order, out: walk.round.out, points: order && pointsOf(table, order), verdict: walk.round.verdict },
    book,
  );
  const timeline = makeTimeline(table, round, carried, walk, [], [...read, ...book.problems]);
  return {
    timeline,
    carried: { titles: walk.context.titles, totals: walk.context.totals, known: order !== null },
    snapshot: walk.moment.snapshot,
  };
}

/** The statechart before the deal, with what this round takes over. */
function dealing({ machine }: Table, before: Snapshot, { titles, totals }: Carried): Snapshot {
  const next = step(machine, before, { type: 'nextRound' })?.snapshot;
  if (next && next.context.titles === titles && next.context.totals === totals) return next;
  return machine.resolveState({
    value: 'dealing',
    context: { ...before.context, titles, totals, round: null },
  });
}
