/**
 * What the fold does with a step that the statechart refuses: it is told, and taken over as far as that makes sense, so
 * that one fault of the log is one problem.
 */
import type { Problem } from '../../log/problem.ts';
import type { RoundState } from '../../rules/game.ts';
import { followsGap, type Line, severityOf, tellRefusal } from '../fold/line.ts';
import { type ActStep, isOfTricks } from '../fold/plan.ts';
import type { Phase } from '../problem-codes.ts';
import { agreement } from './agreement.ts';
import { continuations, type Fault, isTurnFault } from './continuations.ts';
import { mendTrade } from './mend-trade.ts';
import type { Sketch } from './sketch.ts';
import { asTraded } from './traded-cards.ts';

/** Frames that a round of the table takes, and more. */
const MOST_LOOKED_AT = 40;

/** Takes over the step of this index. */
export function mend(line: Line, at: number, step: ActStep): void {
  const { walk, table } = line;
  const refusal = table.game.judge(walk.round, step.action);
  if (walk.isIn('ranking')) tellOver(line, step);
  else if (!isOfTricks(step.action) && walk.isIn('tricks'))
    tellPhase(line, step, line.knowsTitles && !walk.round.titles ? 'untitled' : 'tricks');
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
  const { line, at, step, refusal } = fault;
  if (isTurnFault(fault) && wasTakenToPass(line, step)) return;
  // Whose turn it was cannot be blamed on a line that comes after one that was dropped.
  const isExplained = fault.afterGap && isTurnFault(fault);
  const problems = isExplained ? [] : [tellRefusal(line, step, refusal)];
  const traded = refusal.code === 'play.not-held' ? asTraded(line, at, step.action) : null;
  if (traded && takesAs(fault, traded, problems)) return;
  const way = likeliest(fault);
  if (way) walkOn(fault, way, problems);
}

/** Takes the step over as it stands in a round that is put right; false where the rules refuse it there too. */
function takesAs({ line, step, refusal }: Fault, round: RoundState, problems: readonly Problem[]): boolean {
  const { walk, table, gaps } = line;
  if (table.game.judge(round, step.action) !== null) return false;
  walk.learn(round);
  return walk.act(step.action, {
    refusal,
    problems: [...gaps.within(step.entry), ...problems],
    commentary: step.entry.commentary,
  });
}

/** Whether the step is a pass that was inferred already, in a line of another player before it. */
function wasTakenToPass({ walk }: Line, { action }: ActStep): boolean {
  if (action.type !== 'pass') return false;
  const last = walk.frames
    .slice(-MOST_LOOKED_AT)
    .findLast(({ did }) => 'seat' in did && did.seat === action.seat);
  return last?.did.type === 'pass' && last.inferred && last.trick === walk.round.trick?.number;
}

/** The way that the rest of the log agrees with best; of equals, the one that breaks fewest rules; of those, the first. */
function likeliest(fault: Fault): Sketch | undefined {
  const { line, at } = fault;
  let best: { readonly way: Sketch; readonly agreed: number } | undefined;
  for (const way of continuations(fault)) {
    if (line.table.trials.left <= 0) return best?.way ?? way;
    const agreed = agreement(line.table, way.round, line.steps, at + 1, way.skipped);
    const isBetter =
      !best || agreed > best.agreed || (agreed === best.agreed && way.faults < best.way.faults);
    if (isBetter) best = { way, agreed };
  }
  return best?.way;
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
        problems: move === blamed ? [...line.gaps.within(step.entry), ...problems] : [],
        refusal: move === owner && problems.length > 0 ? refusal : null,
        commentary: move === owner ? step.entry.commentary : null,
      });
    }
  }
}
