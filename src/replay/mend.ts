/**
 * What the fold does with a step that the statechart refuses: it is told, and taken over as far as that makes sense, so
 * that one fault of the log is one problem.
 */
import type { Problem } from '../log/problem.ts';
import { agreement } from './agreement.ts';
import { continuations, type Fault, isTurnFault } from './continuations.ts';
import { followsGap, type Line, severityOf, tellRefusal } from './line.ts';
import { mendTrade } from './mend-trade.ts';
import { type ActStep, isOfTricks } from './plan.ts';
import type { Phase } from './problem-codes.ts';
import type { Sketch } from './sketch.ts';

/** Takes over the step of this index. */
export function mend(line: Line, at: number, step: ActStep): void {
  const { walk, table } = line;
  const refusal = table.game.judge(walk.round, step.action);
  if (walk.isIn('ranking')) tellOver(line, step);
  else if (!isOfTricks(step.action) && walk.isIn('tricks')) tellPhase(line, step, 'tricks');
  else if (!refusal) tellPhase(line, step, walk.isIn('tricks') ? 'tricks' : 'exchanging');
  else if (!isOfTricks(step.action)) mendTrade(line, at, step, refusal);
  else mendPlay({ line, at, step, refusal, afterGap: followsGap(line, at) });
}

/** An action after the last card that matters; of several, the first. */
function tellOver({ book, table, number, walk }: Line, { action, entry }: ActStep): void {
  const facts = { round: number, player: table.names[action.seat] ?? '' };
  walk.note([book.report('round.over', entry.span, facts, severityOf(entry.forced))]);
}

function tellPhase({ book, table, walk }: Line, { action, entry }: ActStep, phase: Phase): void {
  const facts = { player: table.names[action.seat] ?? '', action: action.type, phase };
  walk.note([book.report('action.phase', entry.span, facts, severityOf(entry.forced))]);
}

function mendPlay(fault: Fault): void {
  const { line, step, refusal } = fault;
  // Whose turn it was cannot be blamed on a line that comes after one that was dropped.
  const isExplained = fault.afterGap && isTurnFault(fault);
  const way = line.book.full ? continuations(fault)[0] : likeliest(fault);
  const problems = isExplained ? [] : [tellRefusal(line, step, refusal)];
  if (way) walkOn(fault, way, problems);
}

/** The way that the rest of the log agrees with best; of equals, the first. */
function likeliest(fault: Fault): Sketch | undefined {
  const { line, at } = fault;
  let best: Sketch | undefined;
  let most = -1;
  for (const way of continuations(fault)) {
    const agreed = agreement(line.table, way.round, line.steps, at + 1);
    if (agreed > most) [best, most] = [way, agreed];
  }
  return best;
}

/** Walks what was sketched. The problems are those of the log's own action, or of what stands in its place. */
function walkOn({ line, step, refusal }: Fault, { moves }: Sketch, problems: readonly Problem[]): void {
  const { walk } = line;
  const owner = moves.find((move) => move.type === 'act' && move.own);
  const blamed = owner ?? moves.find((move) => move.type === 'act');
  if (!blamed) walk.note(problems);
  for (const move of moves) {
    if (move.type === 'clear') walk.clear();
    else if (move.type === 'put') walk.put(move.round);
    else {
      if (!walk.send(move.action)) walk.put(move.result);
      walk.keep(move.action, {
        inferred: !move.own,
        problems: move === blamed ? problems : [],
        refusal: move === owner && problems.length > 0 ? refusal : null,
        commentary: move === owner ? step.entry.commentary : null,
      });
    }
  }
}
