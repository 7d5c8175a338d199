/** What a round takes over from the one before: titles and points, as the rules found them and as the log writes them. */
import type { LogRound } from '../log/model.ts';
import type { Seat } from '../rules/game.ts';
import type { ProblemBook } from './problem-book.ts';
import { namesOf, seatsOf, type Table } from './table.ts';

export interface Carried {
  /** Seats by place in the round before; null where nobody has a title, or nobody knows. */
  readonly titles: readonly Seat[] | null;
  readonly totals: readonly number[];
  /** Whether titles and totals are known, since the file holds the round before to its end. */
  readonly known: boolean;
}

/** Before the first round of a file. */
export function nothingCarried({ setup }: Table): Carried {
  return { titles: null, totals: Array.from({ length: setup.players }, () => 0), known: false };
}

/** Titles and totals of a round. `titles.known` is false where nobody wrote them and the file does not say. */
export function carryIn(table: Table, round: LogRound, before: Carried, book: ProblemBook): Carried {
  const titles = carryTitles(table, round, before, book);
  const totals = carryTotals(table, round, before, book);
  return { ...titles, totals };
}

function carryTitles(
  table: Table,
  round: LogRound,
  before: Carried,
  book: ProblemBook,
): Omit<Carried, 'totals'> {
  const written = writtenTitles(table, round, book);
  if (!written) {
    const isUntitledFirst = round.number === 1 && !table.game.titledFirstRound(table.setup);
    return { titles: before.titles, known: before.known || isUntitledFirst };
  }
  const found = before.titles;
  if (before.known && found && !sameSeats(found, written)) {
    const facts = { written: namesOf(table, written), found: namesOf(table, found) };
    book.report('titles.differ', round.titles?.span, facts);
  }
  return { titles: agreesWithDealer(table, round, found, written) ? found : written, known: true };
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

/** Whether it was the found titles, not the written ones, by which the dealer sat down to deal. */
function agreesWithDealer(
  { game, setup, seats }: Table,
  { dealer }: LogRound,
  found: readonly Seat[] | null,
  written: readonly Seat[],
): boolean {
  const dealt = dealer && seats.get(dealer.player);
  if (!found || dealt === undefined) return false;
  return game.dealer(setup, found) === dealt && game.dealer(setup, written) !== dealt;
}

/** The written totals count: whoever noted them went on from there. */
function carryTotals(
  { names, seats, setup }: Table,
  round: LogRound,
  before: Carried,
  book: ProblemBook,
): number[] {
  const totals = [...before.totals];
  const holds = before.known && before.totals.length === setup.players;
  for (const [id, written] of Object.entries(round.scores?.totals ?? {})) {
    const seat = seats.get(id);
    if (seat === undefined) continue;
    const found = totals[seat] ?? 0;
    if (holds && found !== written) {
      book.report('scores.differ', round.scores?.span, { player: names[seat] ?? '', written, found });
    }
    totals[seat] = written;
  }
  return totals;
}

function sameSeats(a: readonly Seat[], b: readonly Seat[]): boolean {
  return a.length === b.length && a.every((seat, place) => seat === b[place]);
}
