/**
 * Who had which place in the round before, in a file that does not say: the exchange tells, since the first trades with the last,
 * the second with the last but one. Only where one answer alone fits all that is written.
 */
import type { LogRound } from '../../log/model.ts';
import type { Action, Due, RoundState, Seat } from '../../rules/game.ts';
import { writtenDeal } from '../fold/begin-round.ts';
import type { PlannedStep } from '../fold/plan.ts';
import { seatsOf, type Table } from '../fold/table.ts';
import { laidInAll } from './laid-in-all.ts';
import { tidyDeal } from './tidy-deal.ts';

/** So many partial answers are looked at; a table of many players with few trades would have more than anybody can wait for. */
const MOST_TRIES = 20_000;

interface Search {
  readonly table: Table;
  /** What the exchange asks for, with places for seats. */
  readonly dues: readonly Due[];
  readonly trades: readonly Action[];
  readonly fits: (titles: readonly Seat[]) => boolean;
  readonly answers: Seat[][];
  tries: number;
}

/** Seats by place, best first; null where the trades are not enough, or contradict each other. */
export function inferTitles(table: Table, round: LogRound, steps: readonly PlannedStep[]): Seat[] | null {
  const { game, setup } = table;
  const actions = steps.flatMap((step) => (step.type === 'act' ? [step.action] : []));
  const trades = actions.filter(({ type }) => type === 'give' || type === 'swap' || type === 'keep');
  if (trades.length === 0) return null;
  const dealer = round.dealer && table.seats.get(round.dealer.player);
  const deal = tidyDeal(
    game,
    setup,
    writtenDeal(table, round, dealer ?? 0),
    () => false,
    laidInAll(table, round, steps),
  );
  const places = Array.from({ length: setup.players }, (_, place) => place);
  const leader = actions.find(({ type }) => type === 'play')?.seat;
  const fits = (titles: readonly Seat[]) => {
    const due = game.dealer(setup, titles);
    if (dealer !== undefined && due !== null && due !== dealer) return false;
    if (leader !== undefined && game.firstLeader(setup, dealer ?? leader, titles) !== leader) return false;
    return areLegal(table, round, game.deal(setup, deal, titles), trades);
  };
  const dues = game.dues(game.deal(setup, deal, places));
  const search: Search = { table, dues, trades, fits, answers: [], tries: 0 };
  seek(search, []);
  return search.answers.length === 1 && search.tries < MOST_TRIES ? (search.answers[0] ?? null) : null;
}

/** Fills place after place, and stops at the second answer. */
function seek(search: Search, titles: readonly Seat[]): void {
  const { players } = search.table.setup;
  search.tries += 1;
  if (search.answers.length > 1 || search.tries >= MOST_TRIES || !mayBe(search, titles)) return;
  if (titles.length === players) {
    if (search.fits(titles)) search.answers.push([...titles]);
    return;
  }
  for (let seat = 0; seat < players; seat += 1) {
    if (!titles.includes(seat)) seek(search, [...titles, seat]);
  }
}

/** Whether every trade of those who have a place is one that the place has to make. */
function mayBe({ dues, trades }: Search, titles: readonly Seat[]): boolean {
  return trades.every((trade) => {
    const place = titles.indexOf(trade.seat);
    return place < 0 || dues.some((due) => due.seat === place && isOf(due, trade, titles));
  });
}

function isOf(due: Due, trade: Action, titles: readonly Seat[]): boolean {
  if (due.type === 'swap')
    return trade.type === 'keep' || (trade.type === 'swap' && trade.cards.length === due.count);
  if (trade.type !== 'give' || trade.cards.length !== due.count) return false;
  const to = titles.indexOf(trade.to);
  return to < 0 ? due.to >= titles.length : to === due.to;
}

/** Whether the rules allow all trades as written, and find the revolution that is written. */
function areLegal(
  table: Table,
  { revolution }: LogRound,
  from: RoundState,
  trades: readonly Action[],
): boolean {
  const { game } = table;
  let round = from;
  for (const trade of trades) {
    if (game.judge(round, trade) !== null) return false;
    round = game.apply(round, trade);
  }
  const below = revolution?.state === 'declared' ? seatsOf(table, revolution.by) : [];
  const found = game.check(round);
  if (!revolution || !found || game.dues(round).some(({ type }) => type === 'give')) return true;
  return found.state === revolution.state && below.every((seat) => found.by.includes(seat));
}
