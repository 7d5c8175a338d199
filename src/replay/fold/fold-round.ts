/** One round of a match, from what was carried into it to its places, with its frames, problems and variations. */
import { isKnown } from '../../cards/card.ts';
import type { LogRound, Noted } from '../../log/model.ts';
import type { Problem } from '../../log/problem.ts';
import type { RoundTimeline } from '../frame.ts';
import { inferDeal } from '../infer/infer-deal.ts';
import { laidInAll } from '../infer/laid-in-all.ts';
import { ProblemBook } from '../problem-book.ts';
import { Ahead } from './ahead.ts';
import { blameDeal, dealerOf, dealRound, openingStatements, writtenDeal } from './begin-round.ts';
import { type Carried, carryIn, carryOut, writtenOrder } from './carry.ts';
import { compareUnchecked } from './check-revolution.ts';
import { compareResult } from './checks.ts';
import { foldBranches } from './fold-branches.ts';
import { Gaps } from './gaps.ts';
import type { Line } from './line.ts';
import { type Snapshot, step } from './machine-step.ts';
import { NOTHING_YET } from './moments.ts';
import { type PlannedStep, planSteps } from './plan.ts';
import { playLine } from './play-line.ts';
import { makeTimeline, orderOf, pointsOf } from './round-timeline.ts';
import { seatsOf, type Table } from './table.ts';
import { Walk } from './walk.ts';

/** A round in its place in the file. */
export interface RoundInFile {
  readonly round: LogRound;
  /** The round after it, where there is one. */
  readonly next: LogRound | undefined;
  /** What was wrong in it when the file was read. */
  readonly read: readonly Problem[];
}

export interface FoldedRound {
  readonly timeline: RoundTimeline;
  /** What the next round takes over. */
  readonly carried: Carried;
  readonly snapshot: Snapshot;
}

export function foldRound(table: Table, here: RoundInFile, before: Snapshot, last: Carried): FoldedRound {
  const { round, read } = here;
  const book = new ProblemBook();
  const steps = planSteps(table, round.entries);
  const carried = carryIn(table, round, steps, last, book);
  const line = dealt(table, here, steps, before, carried, book);
  const { walk } = line;
  playLine(line);
  walk.remark(round.order?.commentary);
  walk.remark(round.points?.commentary);
  const order = orderOf(walk);
  const places = order ?? writtenOrder(table, round);
  const result = { order, out: walk.round.out, points: places && pointsOf(table, places) };
  walk.note([...compareUnchecked(line), ...compareResult(table, round, result, book)]);
  const out = carryOut(line, here, carried, order);
  const branches = foldBranches(line, round.entries);
  const timeline = makeTimeline(table, round, carried, walk, branches, [...read, ...book.problems]);
  return { timeline, carried: out, snapshot: walk.moment.snapshot };
}

/** The main line right after the deal. */
function dealt(
  table: Table,
  { round, read }: RoundInFile,
  steps: readonly PlannedStep[],
  before: Snapshot,
  carried: Carried,
  book: ProblemBook,
): Line {
  const dealer = dealerOf(table, round, carried.titles, steps, book);
  const written = writtenDeal(table, round, dealer);
  const faults = blameDeal(table, round, written, carried.titles, book);
  const { deal, gifts } = inferDeal(table, written, carried, steps, laidInAll(table, round, steps));
  const start = { snapshot: dealing(table, before, carried), count: NOTHING_YET };
  const gaps = new Gaps(read);
  const walk = new Walk(table, start, `r${round.number}`);
  dealRound(walk, table, round, deal, carried, [...gaps.within(...openingStatements(round)), ...faults]);
  const check = round.revolution ?? null;
  return {
    table,
    number: round.number,
    walk,
    book,
    steps,
    opening: openingOf(round),
    ahead: new Ahead(steps, table.setup.players),
    gaps,
    gifts,
    seen: { check, verdict: check && { state: check.state, by: seatsOf(table, check.by) } },
    knowsTitles: carried.known,
    wantsTrades: expectsTrades(table, round),
    isMain: true,
  };
}

/** The last statement before the actions. */
function openingOf(round: LogRound): Noted {
  const end = (noted: Noted | undefined) => noted?.span?.end ?? 0;
  return openingStatements(round).reduce<Noted>(
    (last, each) => (each && end(each) > end(last) ? each : last),
    round,
  );
}

/** Whether a gift that is missing is a fault: where somebody saw all hands. A table that noted less is not to blame. */
function expectsTrades({ setup }: Table, { deal }: LogRound): boolean {
  return deal.length === setup.players && deal.every(({ cards }) => cards.every(isKnown));
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
