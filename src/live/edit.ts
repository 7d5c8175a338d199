/** A step corrected in the middle of what was recorded: the steps after it are taken again, as far as they still can be. */
import { LiveMatch } from './live-match.ts';
import { isAction, type LiveRecord, type LiveStep } from './record.ts';

export interface Edited {
  readonly record: LiveRecord;
  /** How many of the later steps the rules forbid now, and did not before; they are marked as having happened all the same. */
  readonly marked: number;
  /** How many have no place any more; they are left out. */
  readonly dropped: number;
}

/** Puts steps at an index, in the place of `removed` that stand there. Throws RangeError where a new step cannot be taken. */
export function editSteps(
  record: LiveRecord,
  index: number,
  removed: number,
  inserted: readonly LiveStep[],
): Edited {
  const live = new LiveMatch({ ...record, steps: record.steps.slice(0, index), undone: [] });
  for (const step of inserted) {
    if (!live.do(step).done) throw new RangeError(`the step ${step.type} cannot be taken`);
  }
  const later = record.steps.slice(index + removed);
  let marked = 0;
  for (const [i, step] of later.entries()) {
    live.settle();
    if (follows(live, withoutMark(step))) continue;
    if (!mayBeMarked(step) || !live.do({ ...step, forced: true }).done) {
      return { record: live.record, marked, dropped: later.slice(i).filter(isNoted).length };
    }
    if (!step.forced) marked += 1;
  }
  live.settle();
  return { record: live.record, marked, dropped: 0 };
}

/** Takes a step if it can be taken; what follows by the rules alone may have come already. */
function follows(live: LiveMatch, step: LiveStep): boolean {
  return live.do(step).done || (!isNoted(step) && live.phase !== 'gap' && live.phase !== 'revolutionCheck');
}

/** What is within the rules now needs no mark any more. */
function withoutMark(step: LiveStep): LiveStep {
  if (!mayBeMarked(step)) return step;
  const { forced, ...plain } = step;
  return plain as LiveStep;
}

function mayBeMarked(step: LiveStep): step is Extract<LiveStep, { readonly forced?: true }> {
  return isAction(step) || step.type === 'deal';
}

function isNoted({ type }: LiveStep): boolean {
  return type !== 'check' && type !== 'clear';
}
