/** The check for a revolution: what the hands say, else what the recorder wrote, else what the plays leave no doubt about. */
import { isKnown } from '../../cards/card.ts';
import type { Problem } from '../../log/problem.ts';
import type { Game, RoundState, Verdict } from '../../rules/game.ts';
import { learnHands } from '../infer/known-cards.ts';
import { agreement } from '../mend/agreement.ts';
import { compareRevolution } from './checks.ts';
import type { Line } from './line.ts';

const NONE: Verdict = { state: 'none', by: [] };
const DECLARED: Verdict = { state: 'declared', by: [] };

/** Looks for a revolution, in the state of the chart that is there for it, and goes on to the tricks. */
export function checkRevolution(line: Line): void {
  learnHands(line);
  const { walk, table, seen, book } = line;
  const sure = table.game.check(walk.round);
  const problems = seen.check
    ? compareRevolution(table, seen.check, sure ?? seen.verdict, areKnown(walk.round), book)
    : [];
  const verdict = verdictOf(line, sure);
  if (sure && verdict !== sure) walk.put(opened(table.game, walk.round, verdict));
  else walk.send({ type: 'check', verdict });
  const remarks = { inferred: !sure && !seen.verdict, problems, commentary: seen.check?.commentary };
  walk.keep({ type: 'check', verdict }, remarks);
}

function verdictOf(line: Line, sure: Verdict | null): Verdict {
  const { seen } = line;
  if (sure && (!seen.verdict || isReversing(seen.verdict) === isReversing(sure))) return sure;
  if (sure && seen.verdict) return agrees(line, seen.verdict) > agrees(line, sure) ? seen.verdict : sure;
  return seen.verdict ?? (agrees(line, DECLARED) > agrees(line, NONE) ? DECLARED : NONE);
}

/** How far the plays that follow are legal under a verdict. */
function agrees({ walk, table, steps }: Line, verdict: Verdict): number {
  const first = steps.findIndex((step) => step.type === 'mark' || step.action.type === 'play');
  return first < 0 ? 0 : agreement(table, opened(table.game, walk.round, verdict), steps, first);
}

/** Tells of a check that the recorder wrote of a round in which none was held. */
export function compareUnchecked({ seen, table, walk, book, steps }: Line): Problem[] {
  const wasHeld = walk.frames.some(({ did }) => did.type === 'check');
  if (!seen.check || wasHeld || steps.length === 0) return [];
  if (table.game.hasCheck(walk.round)) return compareRevolution(table, seen.check, null, true, book);
  const told = walk.round.titles ? 'none' : 'unheld';
  return compareRevolution(table, seen.check, NONE, true, book, told);
}

function areKnown({ hands }: RoundState): boolean {
  return hands.every((hand) => hand.every(isKnown));
}

function opened(game: Game, round: RoundState, verdict: Verdict): RoundState {
  return game.open(game.settle(round, verdict));
}

function isReversing({ state }: Verdict): boolean {
  return state === 'declared';
}
