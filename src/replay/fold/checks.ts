/** The recorder's own words on how a round ended, held against what the rules found. */
import type { LogRound, RevolutionCheck } from '../../log/model.ts';
import type { Problem } from '../../log/problem.ts';
import type { Seat, Verdict } from '../../rules/game.ts';
import type { ProblemBook } from '../problem-book.ts';
import type { Found } from '../problem-codes.ts';
import { namesOf, seatsOf, type Table } from './table.ts';

/** What the rules found; an order of null where the round did not come to its end, then with points of the order as written. */
export interface Findings {
  readonly order: readonly Seat[] | null;
  readonly out: readonly Seat[];
  readonly points: readonly number[] | null;
}

/** Tells of places and points that disagree. */
export function compareResult(table: Table, round: LogRound, found: Findings, book: ProblemBook): Problem[] {
  return [...compareOrder(table, round, found, book), ...comparePoints(table, round, found, book)];
}

function compareOrder(table: Table, { order }: LogRound, found: Findings, book: ProblemBook): Problem[] {
  if (!order) return [];
  const written = seatsOf(table, order.order);
  const places = found.order ?? found.out;
  // Of a round that was not noted to its end, only the places taken so far can be wrong.
  const compared = Math.min(found.order ? Math.max(written.length, 1) : places.length, places.length);
  const agrees = places.slice(0, compared).every((seat, place) => seat === written[place]);
  // Every place is written: that the round stops early is told, and which order was taken over.
  const isOpen = !found.order && written.length > places.length && written.length < table.setup.players;
  if (agrees) return isOpen ? [book.report('check.open', order.span, { check: 'order' }, 'warning')] : [];
  const facts = { written: namesOf(table, written), found: namesOf(table, places) };
  return [book.report('check.order', order.span, facts)];
}

function comparePoints(table: Table, { points }: LogRound, found: Findings, book: ProblemBook): Problem[] {
  if (!points) return [];
  const { points: counted } = found;
  if (!counted) return [book.report('check.open', points.span, { check: 'points' }, 'warning')];
  return Object.entries(points.points).flatMap(([id, written]) => {
    const seat = table.seats.get(id);
    const right = seat === undefined ? undefined : counted[seat];
    if (seat === undefined || right === undefined || right === written) return [];
    const facts = { player: table.names[seat] ?? '', written, found: right };
    return [book.report('check.points', points.span, facts)];
  });
}

/**
 * Tells of a revolution that the rules find otherwise. `verdict` is theirs, null where nothing tells; where cards are
 * unknown, it may not name everybody. `found` is what is told of it.
 */
export function compareRevolution(
  table: Table,
  check: RevolutionCheck,
  verdict: Verdict | null,
  namesAll: boolean,
  book: ProblemBook,
  found: Found | undefined = verdict?.state,
): Problem[] {
  if (!verdict || !found) return [book.report('check.open', check.span, { check: 'revolution' }, 'warning')];
  const by = new Set(seatsOf(table, check.by));
  const isBySame =
    by.size === 0 ||
    (verdict.by.every((seat) => by.has(seat)) && (by.size === verdict.by.length || !namesAll));
  if (check.state === verdict.state && isBySame) return [];
  const facts = {
    written: check.state,
    writtenBy: namesOf(table, [...by]),
    found,
    foundBy: namesOf(table, verdict.by),
  };
  return [book.report('check.revolution', check.span, facts)];
}
