/** The beginning of a round: who deals, which cards, and the frame of the deal with what is wrong with it. */
import type { LogRound, Noted } from '../../log/model.ts';
import type { Problem } from '../../log/problem.ts';
import type { Deal, Seat } from '../../rules/game.ts';
import type { Refusal } from '../../rules/refusal.ts';
import type { ProblemBook } from '../problem-book.ts';
import type { Carried } from './carry.ts';
import { joinCommentary } from './join-commentary.ts';
import type { PlannedStep } from './plan.ts';
import { seatsOf, type Table } from './table.ts';
import type { Walk } from './walk.ts';

/** Deals, and keeps the frame of it. `deal` is what is known of the cards, each hand as large as it must be. */
export function dealRound(
  walk: Walk,
  table: Table,
  round: LogRound,
  deal: Deal,
  carried: Carried,
  problems: readonly Problem[],
): void {
  const statements = openingStatements(round);
  walk.send({ type: 'deal', deal });
  const leader = table.game.firstLeader(table.setup, deal.dealer, carried.titles);
  const { dealer } = deal;
  walk.keep(
    { type: 'deal', dealer, leader },
    {
      inferred: round.deal.length === 0,
      problems,
      commentary: joinCommentary(...statements.map((noted) => noted?.commentary)),
    },
  );
}

/** The statements before the actions. */
export function openingStatements(round: LogRound): (Noted | undefined)[] {
  return [round, round.titles, round.scores, round.dealer, ...round.deal, round.talon];
}

/** Who deals: as written, else as the titles have it, else whoever is taken to since he leads (which is told). */
export function dealerOf(
  table: Table,
  round: LogRound,
  titles: readonly Seat[] | null,
  steps: readonly PlannedStep[],
  book: ProblemBook,
): Seat {
  const written = round.dealer && table.seats.get(round.dealer.player);
  if (written !== undefined) return written;
  const due = table.game.dealer(table.setup, titles);
  if (due !== null) return due;
  const first = steps.find((step) => step.type === 'act');
  const assumed = first?.action.seat ?? 0;
  if (first) {
    const facts = { round: round.number, dealer: table.names[assumed] ?? '' };
    book.report('dealer.assumed', round.span, facts, 'warning');
  }
  return assumed;
}

/** The deal as it is written; of whoever no hand is written, nothing. */
export function writtenDeal(table: Table, round: LogRound, dealer: Seat): Deal {
  const hands = table.players.map(({ id }) => round.deal.find(({ player }) => player === id)?.cards ?? []);
  return { dealer, hands, talon: round.talon?.cards ?? [] };
}

/** Tells of all that is wrong with the deal as written, at the lines where it is. Hands that are not written are not missed. */
export function blameDeal(
  table: Table,
  round: LogRound,
  written: Deal,
  titles: readonly Seat[] | null,
  book: ProblemBook,
): Problem[] {
  const wroteHand = new Set(
    seatsOf(
      table,
      round.deal.map(({ player }) => player),
    ),
  );
  const isMissing = (fault: Refusal) =>
    (fault.code === 'deal.hand-size' && !wroteHand.has(fault.seat)) ||
    (fault.code === 'deal.talon-size' && !round.talon);
  return table.game
    .judgeDeal(table.setup, written, titles)
    .filter((fault) => !isMissing(fault))
    .map((fault) => {
      const scene = { names: table.names, actor: null, top: null };
      return book.refuse(fault, placeOf(table, round, fault)?.span ?? round.span, scene, 'error');
    });
}

function placeOf({ players }: Table, round: LogRound, fault: Refusal): Noted | undefined {
  if (fault.code === 'deal.dealer') return round.dealer;
  const seat = 'seat' in fault ? fault.seat : null;
  return seat === null ? round.talon : round.deal.find(({ player }) => player === players[seat]?.id);
}
