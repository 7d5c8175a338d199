/**
 * What a round was worth along its way, all hands known: estimated once wherever somebody had a choice, and kept over
 * forced moves. The ledger is made of these estimates alone: between an estimate and a solved end lies what the players
 * could not see, and the move between them would be blamed for it. The chart shows the solved end where there is one.
 */
import type { Frame, RoundTimeline } from '../../replay/frame.ts';
import { Memory } from '../endgame/memory.ts';
import { certain, exactEquity } from '../equity/exact-equity.ts';
import type { Equity } from '../equity/model.ts';
import { openEquity } from '../equity/open-equity.ts';
import type { Position } from '../kernel/position.ts';
import type { Course } from '../ledger/ledger-of.ts';
import { openingsOf } from '../ledger/openings.ts';
import { seatWorth } from '../ledger/seat-worth.ts';
import type { EquityAt } from './model.ts';
import { openBudget, type Reviewer } from './reviewer.ts';
import type { TrickChoice } from './trick-choices.ts';

export interface Way {
  readonly course: Course;
  readonly equity: readonly EquityAt[];
}

/** Of a round that was played to its end; `lead` is the position of its first lead, `choices` are all in its tricks. */
export function wayOf(
  reviewer: Reviewer,
  { summary, frames }: RoundTimeline,
  lead: Position,
  choices: readonly TrickChoice[],
): Way {
  const { kernel, points, game, head } = reviewer;
  const at = (index: number) => frames[index]?.at ?? '';
  const memory = new Memory();
  const estimate = (position: Position, name: string) =>
    openEquity(kernel, points, position, openBudget(reviewer, name));
  const end = certain(summary.order ?? [], points);
  const values = choices.map((choice) => estimate(choice.position, `${at(choice.at)}/${choice.seat}`));
  const shown = choices.map(({ position }, i) => exactEquity(kernel, points, position, memory) ?? values[i]);

  const openings = openingsOf(frames, lead, game.order(head.setup, 'normal'));
  const opening = (position: Position, name: string) => estimate(position, `${at(0)}/${name}`);
  const checked = values[0] ?? end;
  const swapped = lead.direction === 'normal' ? checked : opening(openings.swapped, 'swapped');
  const traded = openings.traded ? opening(openings.traded, 'traded') : swapped;
  const dealt = openings.dealt ? opening(openings.dealt, 'dealt') : traded;
  const first = frames[0]?.did;
  const leader = first?.type === 'deal' ? first.leader : summary.dealer;
  return {
    course: {
      seats: seatWorth(reviewer, summary.dealer, leader),
      dealt: dealt.points,
      traded: traded.points,
      swapped: swapped.points,
      checked: checked.points,
      moves: choices.map(({ seat }, i) => ({ seat, worth: (values[i + 1] ?? end).points })),
      points: end.points,
    },
    equity: listed([
      { at: at(0), value: dealt },
      { at: at(frames.findLastIndex(isTrade)), value: swapped },
      { at: at(frames.findIndex(({ did }) => did.type === 'check')), value: checked },
      ...choices.map(({ made }, i) => ({ at: at(made), value: shown[i + 1] ?? end })),
    ]),
  };
}

/** Values in order, each where it changes. Of several at one frame, the last. */
function listed(values: readonly { readonly at: string; readonly value: Equity }[]): EquityAt[] {
  const found = new Map<string, Equity>();
  let before: Equity | null = null;
  for (const { at, value } of values) {
    if (at === '' || (before && isSame(value, before))) continue;
    found.set(at, value);
    before = value;
  }
  return [...found].map(([at, value]) => ({ at, ...value }));
}

/** The same estimate, or the same end. */
function isSame(a: Equity, b: Equity): boolean {
  return a === b || (a.exact && b.exact && a.points.every((value, seat) => value === b.points[seat]));
}

function isTrade({ did: { type } }: Frame): boolean {
  return type === 'give' || type === 'swap' || type === 'keep';
}
