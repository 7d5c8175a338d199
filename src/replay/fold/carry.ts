/** What a round takes over from the one before, titles and points: as the rules found them and as the log writes them. */
import type { LogRound } from '../../log/model.ts';
import type { Seat } from '../../rules/game.ts';
import { inferTitles } from '../infer/infer-titles.ts';
import type { ProblemBook } from '../problem-book.ts';
import type { RoundInFile } from './fold-round.ts';
import type { Line } from './line.ts';
import type { PlannedStep } from './plan.ts';
import { pointsOf } from './round-timeline.ts';
import { namesOf, seatsOf, type Table } from './table.ts';

export interface Carried {
  /** Seats by place in the round before; null where nobody has a title, or nobody knows. */
  readonly titles: readonly Seat[] | null;
  readonly totals: readonly number[];
  /** Whether the file tells how the round before ended. */
  readonly known: boolean;
  /** Whether it was told that it does not; once is enough, until it is known again. */
  readonly told: boolean;
}

/** Before the first round of a file. */
export function nothingCarried({ setup }: Table): Carried {
  return { titles: null, totals: Array.from({ length: setup.players }, () => 0), known: false, told: false };
}

/** Titles and totals of a round, told where the log and the round before disagree, or nothing says who had which. */
export function carryIn(
  table: Table,
  round: LogRound,
  steps: readonly PlannedStep[],
  before: Carried,
  book: ProblemBook,
): Carried {
  const totals = carryTotals(table, round, before, book);
  const written = writtenTitles(table, round, book);
  if (written)
    return { ...before, totals, known: true, titles: carryWritten(table, round, before, written, book) };
  const isUntitled = round.number === 1 && !table.game.titledFirstRound(table.setup);
  if (before.known || isUntitled) return { ...before, totals, known: true };
  const titles = inferTitles(table, round, steps);
  if (!titles && !before.told && !round.titles)
    book.report('titles.missing', round.span, { round: round.number }, 'warning');
  return { titles, totals, known: titles !== null, told: titles === null };
}

/** What the next round takes over: the places as played, else as written. A round that stops early is told, where another follows. */
export function carryOut(
  { table, walk, steps, book, gaps }: Line,
  { round, next }: RoundInFile,
  { totals, told }: Carried,
  order: readonly Seat[] | null,
): Carried {
  if (order) return { titles: order, totals: walk.context.totals, known: true, told: false };
  const written = writtenOrder(table, round);
  const isMissed = written !== null || (next !== undefined && !next.titles);
  const last = steps.at(-1)?.entry;
  if (last && isMissed && !gaps.after(last)) {
    const holders = namesOf(table, holdersOf(walk.round.hands));
    const facts = { round: round.number, holders };
    walk.note([book.report('round.unfinished', last.span, facts, written ? 'warning' : 'error')]);
  }
  if (!written) return { titles: null, totals, known: false, told: told || (last !== undefined && isMissed) };
  const points = pointsOf(table, written);
  return {
    titles: written,
    totals: totals.map((total, seat) => total + (points[seat] ?? 0)),
    known: true,
    told: false,
  };
}

function holdersOf(hands: readonly (readonly unknown[])[]): Seat[] {
  return hands.flatMap((hand, seat) => (hand.length > 0 ? [seat] : []));
}

/** The places as the recorder wrote them, where they name everybody. */
export function writtenOrder(table: Table, { order }: LogRound): Seat[] | null {
  const seats = seatsOf(table, order?.order ?? []);
  return new Set(seats).size === table.setup.players && seats.length === table.setup.players ? seats : null;
}

/** The titles as written, where they name every player once. */
function writtenTitles(table: Table, { titles }: LogRound, book: ProblemBook): Seat[] | null {
  if (!titles) return null;
  const seats = seatsOf(table, titles.order);
  const twice = namesOf(table, [...new Set(seats.filter((seat, i) => seats.indexOf(seat) !== i))]);
  const missing = table.names.filter((_, seat) => !seats.includes(seat));
  if (missing.length === 0 && twice.length === 0) return seats;
  book.report('titles.incomplete', titles.span, { missing, twice });
  return null;
}

/** Of written titles and others that were found, those by which the dealer sat down to deal; in doubt the written. */
function carryWritten(
  { game, setup, seats, ...table }: Table,
  { dealer, titles }: LogRound,
  { titles: found, known }: Carried,
  written: readonly Seat[],
  book: ProblemBook,
): readonly Seat[] {
  if (!known || !found) return written;
  if (found.every((seat, place) => seat === written[place])) return found;
  const names = (order: readonly Seat[]) => namesOf({ game, setup, seats, ...table }, order);
  book.report('titles.differ', titles?.span, { written: names(written), found: names(found) });
  const dealt = dealer && seats.get(dealer.player);
  const isByFound = game.dealer(setup, found) === dealt && game.dealer(setup, written) !== dealt;
  return isByFound ? found : written;
}

/** The written totals count: whoever noted them went on from there. */
function carryTotals(
  { names, seats }: Table,
  { scores }: LogRound,
  { totals: before, known }: Carried,
  book: ProblemBook,
): readonly number[] {
  const totals = [...before];
  for (const [id, written] of Object.entries(scores?.totals ?? {})) {
    const seat = seats.get(id);
    if (seat === undefined) continue;
    const found = totals[seat] ?? 0;
    if (known && found !== written) {
      book.report('scores.differ', scores?.span, { player: names[seat] ?? '', written, found });
    }
    totals[seat] = written;
  }
  return scores ? totals : before;
}
