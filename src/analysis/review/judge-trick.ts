/** Judges a choice in the tricks: all options on the same worlds, from what its seat knew. */
import type { RoundTimeline } from '../../replay/frame.ts';
import { optionValue } from '../decisions/option-value.ts';
import { optionValues } from '../decisions/option-values.ts';
import { publiclySure } from '../endgame/sure-next.ts';
import type { Kernel, TrickDeed } from '../kernel/kernel.ts';
import { knowledgeAt } from '../knowledge/knowledge-at.ts';
import { somePosition } from '../knowledge/some-position.ts';
import type { Lost } from '../ledger/ledger-of.ts';
import { judged } from './judged.ts';
import { policyValue } from './lean.ts';
import type { Decision } from './model.ts';
import { type Reviewer, worldBudget } from './reviewer.ts';
import { sightOf } from './sight.ts';
import type { TrickChoice } from './trick-choices.ts';

/** A decision, and what it takes from its seat in the ledger. */
export interface Judgement {
  readonly decision: Decision;
  readonly lost: Lost;
}

/** Null where the seat's own cards are not known. */
export function judgeTrick(
  reviewer: Reviewer,
  { summary, frames }: RoundTimeline,
  { at, made, seat, deeds, chosen }: TrickChoice,
): Judgement | null {
  const { head, kernel, points, policy } = reviewer;
  const knowledge = knowledgeAt(head, frames, at, seat, summary.titles);
  if (!knowledge?.table) return null;
  const budget = worldBudget(reviewer, `${frames[made]?.at}/${seat}`);
  const sure = sureAmong(kernel, publiclySure(knowledge), deeds);
  const next = points[knowledge.table.out.length] ?? 0;
  // What makes sure of the next place is worth that place: nothing is left to estimate, and nothing can be better.
  const played = optionValues(kernel, points, knowledge, deeds, budget);
  const values = played.map((value, i) =>
    sure.includes(i) ? optionValue(value.deed, new Float64Array(budget.worlds).fill(next)) : value,
  );
  const isRevolt = deeds.some(({ type }) => type === 'abstain');
  const decision = judged(
    {
      frames,
      at,
      made,
      seat,
      kind: isRevolt ? 'revolt' : 'play',
      chosen,
      sight: sightOf(knowledge),
      sure,
    },
    values,
  );
  const { loss } = decision;
  const usual = policyValue(kernel, somePosition(knowledge, knowledge.table), policy, budget.noise, played);
  return {
    decision,
    lost: { seat, kind: 'play', loss, lean: (played[chosen]?.mean ?? 0) + loss - usual },
  };
}

/** Indices of the deeds that are among the sure ones, those that lay most cards first: any of them is sure, and these end sooner. */
function sureAmong(kernel: Kernel, sure: readonly TrickDeed[], deeds: readonly TrickDeed[]): number[] {
  const moves = sure.map((deed) => kernel.moveOf(deed));
  const size = (i: number) => {
    const deed = deeds[i];
    return deed?.type === 'play' ? deed.naturals + deed.jokers : 0;
  };
  return [...deeds.keys()]
    .filter((i) => moves.includes(kernel.moveOf(deeds[i] as TrickDeed)))
    .sort((a, b) => size(b) - size(a));
}
