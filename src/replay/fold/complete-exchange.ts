/** The trades that the log does not hold though the tricks have begun: made as far as they are known, and told where that helps. */
import { UNKNOWN } from '../../cards/card.ts';
import type { Action, Due } from '../../rules/game.ts';
import { followsGap, type Line } from './line.ts';
import { namesOf } from './table.ts';

/** Makes every trade still due before the step of this index. */
export function completeExchange(line: Line, at: number): void {
  const { walk, table } = line;
  for (const due of table.game.dues(walk.round)) {
    const trade = tradeOf(line, due);
    const problems = due.type === 'give' && isMissed(line, at, due) ? [tellMissing(line, at, due)] : [];
    if (!walk.act(trade, { inferred: true, problems })) {
      walk.put(table.game.apply(walk.round, trade));
      walk.keep(trade, { inferred: true, problems });
    }
  }
}

/** A23: who writes nothing about the talon leaves it. */
function tradeOf({ gifts }: Line, due: Due): Action {
  if (due.type === 'swap') return { type: 'keep', seat: due.seat };
  const known = gifts.get(due.seat) ?? [];
  const cards = Array.from({ length: due.count }, (_, i) => known[i] ?? UNKNOWN);
  return { type: 'give', seat: due.seat, to: due.to, cards };
}

/** Whether the trade should stand here: not where nobody noted trades, where a line was dropped, or where it comes too late. */
function isMissed(line: Line, at: number, { seat }: Due): boolean {
  if (!line.wantsTrades || at >= line.steps.length || followsGap(line, at)) return false;
  return !line.steps
    .slice(at)
    .some((step) => step.type === 'act' && step.action.type === 'give' && step.action.seat === seat);
}

function tellMissing({ book, table, steps }: Line, at: number, due: Extract<Due, { type: 'give' }>) {
  const [player = '', to = ''] = namesOf(table, [due.seat, due.to]);
  return book.report('exchange.missing', steps[at]?.entry.span, { player, to, count: due.count }, 'warning');
}
