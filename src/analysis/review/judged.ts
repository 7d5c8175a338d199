/** A decision from the values of its options: loss, class, stake and reasons. */
import type { Frame } from '../../replay/frame.ts';
import type { Seat } from '../../rules/game.ts';
import type { OptionValue } from '../decisions/option-value.ts';
import { classOf } from './classes.ts';
import { bestOf, lossOf, stakeOf } from './judge.ts';
import type { Decision, DecisionKind, Deed, Option } from './model.ts';
import { reasonsFor } from './reasons/reasons.ts';
import { rounded } from './round-numbers.ts';
import type { Sight } from './sight.ts';

/** What was decided, where, and what it looked like to the one who did. */
export interface Decided {
  readonly frames: readonly Frame[];
  readonly at: number;
  readonly made: number;
  readonly seat: Seat;
  readonly kind: DecisionKind;
  /** Index of the option taken. */
  readonly chosen: number;
  readonly sight: Sight;
  /** Indices of the options that make sure of the next place, as all can see. */
  readonly sure: readonly number[];
}

/** With every number rounded; the class is that of the rounded loss. */
export function judged(decided: Decided, values: readonly OptionValue<Deed>[]): Decision {
  const { frames, at, made, seat, kind, chosen, sight, sure } = decided;
  // Of options that come to the same, what was done is as good as any, and then what is proved.
  const favoured = [chosen, ...sure];
  const best = bestOf(values, favoured);
  const lost = lossOf(values, favoured);
  const loss = rounded(lost.loss);
  const type = classOf(loss, best === chosen, sight.held.length);
  const isWorse = type !== 'best' && type !== 'equal';
  const missesSureWin = isWorse && sure.includes(best);
  const [own, better] = [values[chosen]?.deed, values[best]?.deed];
  const order = ranking(values, favoured);
  return {
    at: frames[at]?.at ?? '',
    made: frames[made]?.at ?? '',
    seat,
    kind,
    options: order.flatMap((i) => optionOf(values[i])),
    chosen: order.indexOf(chosen),
    loss,
    lossSe: rounded(lost.se),
    class: type,
    proved: missesSureWin || sure.includes(chosen),
    reasons: isWorse && own && better ? reasonsFor({ sight, chosen: own, best: better, missesSureWin }) : [],
    stake: rounded(stakeOf(values)),
  };
}

/** Indices of the options, best first; of equal ones the favoured in their order, then the first. */
function ranking(values: readonly OptionValue<Deed>[], favoured: readonly number[]): number[] {
  const mean = (i: number) => values[i]?.mean ?? 0;
  return [...new Set([...favoured, ...values.keys()])].sort((a, b) => mean(b) - mean(a));
}

function optionOf(value: OptionValue<Deed> | undefined): Option[] {
  return value ? [{ deed: value.deed, value: rounded(value.mean), se: rounded(value.se) }] : [];
}
