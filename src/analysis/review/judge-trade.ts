/** Judges a free gift or the talon: all options on the same worlds, from what its seat knew before it traded. */
import type { RoundTimeline } from '../../replay/frame.ts';
import { tradeValues } from '../decisions/trade-values.ts';
import { isSameTrade } from '../exchange/trade-deeds.ts';
import { tradeOptions } from '../exchange/trade-options.ts';
import { knowledgeBeforeTrade } from '../knowledge/knowledge-of-deal.ts';
import type { Judgement } from './judge-trick.ts';
import { judged } from './judged.ts';
import { type Reviewer, worldBudget } from './reviewer.ts';
import { sightOf } from './sight.ts';
import type { TradeChoice } from './trade-choices.ts';

/** Null where there was one option alone, or where the seat's cards are not known. */
export function judgeTrade(
  reviewer: Reviewer,
  { summary, frames }: RoundTimeline,
  { at, made, seat, deed }: TradeChoice,
): Judgement | null {
  const { head, kernel, points } = reviewer;
  const knowledge = knowledgeBeforeTrade(head, frames, seat, summary.titles);
  const options = knowledge ? tradeOptions(knowledge, deed) : [];
  const chosen = options.findIndex((option) => isSameTrade(option, deed));
  if (!knowledge || options.length < 2 || chosen < 0) return null;
  const values = tradeValues(
    kernel,
    points,
    knowledge,
    options,
    worldBudget(reviewer, `${frames[made]?.at}`),
  );
  const kind = deed.type === 'give' ? 'give' : 'swap';
  const decision = judged(
    { frames, at, made, seat, kind, chosen, sight: sightOf(knowledge), sure: [] },
    values,
  );
  const { loss } = decision;
  return { decision, lost: { seat, kind: kind === 'give' ? 'trade' : 'swap', loss, lean: 0 } };
}
