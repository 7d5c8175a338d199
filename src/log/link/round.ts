/** A round as choices: what was carried in, the deal, what happened, and the recorder's checks. */
import type { DealtHand, LogRound, PlayerId, RevolutionCheck } from '../model.ts';
import { emptyRecord } from '../record.ts';
import { codeDeal } from './deal.ts';
import { codeEntries, type Players } from './entries.ts';
import { codeFlag, codeOneOf, codeOrder, codeSigned } from './numbers.ts';
import { Table } from './table.ts';

type Amounts = Readonly<Record<PlayerId, number>>;
const STATES = ['none', 'declared', 'postponed'] as const;

/** `before`: number of the round before it in the link, 0 for the first. */
export function codeRound(codec: Players, round: LogRound | null, before: number): LogRound {
  const { ids } = codec;
  const seats = ids.map((_, seat) => seat);
  const expected = before + 1;
  const number = expected + codeSigned(codec, 'round', (round?.number ?? 0) - expected);
  const titles = codeList(codec, 'titles', seats, round?.titles?.order);
  const scores = codeAmounts(codec, 'scores', round?.scores?.totals);
  const dealer = codeList(codec, 'dealer', seats, round?.dealer && [round.dealer.player]);
  const table = new Table(ids.length);
  const { deal, talon } = codeDealt(codec, round, table);
  const entries = codeEntries(codec, table, round?.entries ?? []);
  const revolution = codeRevolution(codec, round?.revolution);
  const likely = [...table.out, ...seats.filter((seat) => !table.out.includes(seat))];
  const order = codeList(codec, 'places', likely, round?.order?.order);
  const points = codeAmounts(codec, 'points', round?.points?.points);
  return {
    number,
    deal,
    entries,
    ...(titles && { titles: { order: titles } }),
    ...(scores && { scores: { totals: scores } }),
    ...(dealer?.[0] !== undefined && { dealer: { player: dealer[0] } }),
    ...(talon && { talon: { cards: talon } }),
    ...(revolution && { revolution }),
    ...(order && { order: { order } }),
    ...(points && { points: { points } }),
  };
}

/** Players that a statement names, the `likely` order first; undefined where there is no such statement. */
function codeList(
  codec: Players,
  name: string,
  likely: readonly number[],
  players: readonly PlayerId[] | undefined,
): PlayerId[] | undefined {
  if (!codeFlag(codec, name, players !== undefined)) return undefined;
  const { ids } = codec;
  const order = codeOrder(codec, name, likely, players?.map((id) => ids.indexOf(id)) ?? null);
  return order.map((seat) => ids[seat] ?? '');
}

function codeAmounts(codec: Players, name: string, amounts: Amounts | undefined): Amounts | undefined {
  const { ids } = codec;
  const who = codeList(
    codec,
    name,
    ids.map((_, seat) => seat),
    amounts && Object.keys(amounts),
  );
  if (!who) return undefined;
  const read = emptyRecord<number>();
  // Halves are whole numbers here.
  for (const id of who) read[id] = codeSigned(codec, name, (amounts?.[id] ?? 0) * 2) / 2 + 0;
  return read;
}

function codeDealt(codec: Players, round: LogRound | null, table: Table) {
  const { ids } = codec;
  const who = codeOrder(
    codec,
    'deal',
    ids.map((_, seat) => seat),
    round?.deal.map(({ player }) => ids.indexOf(player)) ?? null,
  );
  const hasTalon = codeFlag(codec, 'talon', round?.talon !== undefined);
  const piles = [...(round?.deal ?? []), ...(round?.talon ? [round.talon] : [])].map(({ cards }) => cards);
  const dealt = codeDeal(codec, who.length + (hasTalon ? 1 : 0), piles);
  const deal = who.map((seat, i): DealtHand => {
    const cards = dealt[i] ?? [];
    table.deal(seat, cards);
    return { player: ids[seat] ?? '', cards };
  });
  const talon = hasTalon ? (dealt.at(-1) ?? []) : undefined;
  table.talon = talon ?? [];
  return { deal, talon };
}

function codeRevolution(codec: Players, check: RevolutionCheck | undefined): RevolutionCheck | undefined {
  if (!codeFlag(codec, 'revolution', check !== undefined)) return undefined;
  const state = codeOneOf(codec, 'revolution state', STATES, check?.state);
  if (state === 'none') return { state, by: [] };
  const seats = codec.ids.map((_, seat) => seat);
  return { state, by: codeList(codec, 'revolution by', seats, check?.by) ?? [] };
}
