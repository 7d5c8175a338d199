/** What the fold does with a step that the statechart refuses: it is told, and taken over as far as that makes sense. */
import type { Line } from './line.ts';
import { tellRefusal } from './line.ts';
import type { ActStep } from './plan.ts';
import { namesOf } from './table.ts';

export function mend(line: Line, _at: number, step: ActStep): void {
  const { walk, table } = line;
  const refusal = table.game.judge(walk.round, step.action);
  if (!refusal) return;
  const problem = tellRefusal(line, step, refusal);
  walk.put(table.game.apply(walk.round, step.action));
  walk.keep(step.action, { refusal, problems: [problem], commentary: step.entry.commentary });
  void namesOf;
}
