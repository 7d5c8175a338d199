/** A reader's way through a lesson: which step he is at, what he did there, what he was told. Pure. */
import type { Rich } from '../explain/rich.ts';
import type { Deed } from '../replay/what-if/deed.ts';
import { answerTo } from './answer.ts';
import type { ReadyStep } from './ready.ts';

/** What has become of a step. */
export interface Stand {
  /** The way on is open. */
  readonly settled: boolean;
  readonly verdict: 'right' | 'wrong' | 'forbidden' | 'shown' | null;
  /** What the lesson says to it; null: a general sentence, or for the forbidden the reason of the rules. */
  readonly text: Rich | null;
  /** The answer given last, and the index of the bet. */
  readonly deed: Deed | null;
  readonly bet: number | null;
  readonly hint: boolean;
}

export interface Run {
  readonly step: number;
  readonly stands: readonly Stand[];
}

export type RunEvent =
  | { readonly type: 'answer'; readonly deed: Deed }
  | { readonly type: 'bet'; readonly choice: number }
  | { readonly type: 'hint' | 'show' | 'next' | 'back' | 'again' }
  /** Away with a wrong answer, since the reader chooses anew. */
  | { readonly type: 'retry' };

const FRESH: Stand = { settled: false, verdict: null, text: null, deed: null, bet: null, hint: false };

export function begin(steps: readonly ReadyStep[]): Run {
  return { step: 0, stands: steps.map(({ kind }) => ({ ...FRESH, settled: kind === 'say' })) };
}

/** How far a reader came, so that he can go on there: plain, and the same in every language. */
export interface Reached {
  readonly step: number;
  readonly settled: boolean;
}

/** Null at the very beginning. */
export function reachedBy(run: Run): Reached | null {
  const { settled, verdict } = standOf(run);
  return run.step > 0 || (settled && verdict !== null) ? { step: run.step, settled } : null;
}

/** The lesson as it stands at a step that was reached before; of the steps on the way the answers are shown. */
export function resume(steps: readonly ReadyStep[], reached: Reached): Run {
  let run = begin(steps);
  while (run.step < Math.min(reached.step, steps.length - 1)) {
    run = proceed(proceed(run, steps, { type: 'show' }), steps, { type: 'next' });
  }
  return reached.settled ? proceed(run, steps, { type: 'show' }) : run;
}

export function standOf(run: Run): Stand {
  return run.stands[run.step] ?? FRESH;
}

/** Whether every step was gone through. */
export function isDone(run: Run): boolean {
  return run.step === run.stands.length - 1 && run.stands.every(({ settled }) => settled);
}

/** The frame to show: where the step stands, or where its answer has led. */
export function frameOf(step: ReadyStep, { settled }: Stand): number {
  if (!settled || step.kind === 'say') return step.frame;
  return step.kind === 'ask' ? step.next : step.until;
}

export function proceed(run: Run, steps: readonly ReadyStep[], event: RunEvent): Run {
  const step = steps[run.step];
  const stand = standOf(run);
  if (!step) return run;
  const put = (change: Partial<Stand>): Run => ({
    ...run,
    stands: run.stands.map((each, i) => (i === run.step ? { ...each, ...change } : each)),
  });
  switch (event.type) {
    case 'next':
      return stand.settled && run.step < steps.length - 1 ? { ...run, step: run.step + 1 } : run;
    case 'back':
      // A reproach does not outlast the cards that it was for.
      return run.step > 0 ? { ...(stand.settled ? run : put(FRESH)), step: run.step - 1 } : run;
    case 'again':
      return begin(steps);
    case 'hint':
      return step.kind === 'ask' && !stand.settled ? put({ hint: true }) : run;
    case 'retry':
      return stand.settled ? run : put({ verdict: null, text: null, deed: null });
    case 'show':
      if (step.kind === 'say' || stand.settled) return run;
      return put({ settled: true, verdict: 'shown', text: step.done, deed: null });
    case 'bet':
      if (step.kind !== 'predict' || stand.settled) return run;
      return put({
        settled: true,
        bet: event.choice,
        verdict: event.choice === step.right ? 'right' : 'wrong',
        text: step.done,
      });
    case 'answer': {
      if (step.kind !== 'ask' || stand.settled) return run;
      const { verdict, text } = answerTo(step, event.deed);
      return put({ settled: verdict === 'right', verdict, text, deed: event.deed });
    }
  }
}
