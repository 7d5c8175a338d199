/** Judges a choice in the tricks: all options on the same worlds, from what its seat knew. */
import type { RoundTimeline } from '../../replay/frame.ts';
import { optionValues } from '../decisions/option-values.ts';
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
  const values = optionValues(kernel, points, knowledge, deeds, budget);
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
      sure: [],
    },
    values,
  );
  const { loss } = decision;
  const usual = policyValue(kernel, somePosition(knowledge, knowledge.table), policy, budget.noise, values);
  return {
    decision,
    lost: { seat, kind: 'play', loss, lean: (values[chosen]?.mean ?? 0) + loss - usual },
  };
}
