/**
 * The strongest player: it deals the unseen cards anew, plays every option out on all these worlds by the best policy of the
 * kernel, and takes the one that came to most. It does so with gifts, swaps and revolutions as with plays.
 */
import type { OptionValue } from '../decisions/option-value.ts';
import { optionValues } from '../decisions/option-values.ts';
import { tradeValues } from '../decisions/trade-values.ts';
import type { WorldBudget } from '../equity/budget.ts';
import { NOISE } from '../equity/budget.ts';
import { pointsOf } from '../equity/points-of.ts';
import { cardsOfTrade, type TradeDeed } from '../exchange/trade-deeds.ts';
import { tradeOptions } from '../exchange/trade-options.ts';
import type { Kernel, TrickDeed } from '../kernel/kernel.ts';
import { knowledgeBeforeTradeOf, knowledgeOfView } from '../knowledge/knowledge-of-view.ts';
import type { Random } from '../random.ts';
import { kernelFor } from './kernel-for.ts';
import type { Policy, View } from './policy.ts';

/** More bring little: the options of one decision are few, and all see the same worlds. */
const WORLDS = 100;

export const flat: Policy = {
  id: 'flat',
  play: (view, choices, random) => bestInTricks(view, choices, random),
  give: (view, _due, random) => cardsOfTrade(view.hand, bestTrade(view, random)),
  swap: (view, _due, random) => cardsOfTrade(view.hand, bestTrade(view, random)),
  revolt(view, choices, random) {
    const deed = bestInTricks(view, [{ type: 'abstain' } as const, ...choices], random);
    return deed.type === 'abstain' ? null : deed;
  },
};

function bestInTricks<Deed extends TrickDeed>(view: View, deeds: readonly Deed[], random: Random): Deed {
  const kernel = kernelFor(view);
  const points = pointsOf(view.game, view.setup);
  return best(optionValues(kernel, points, knowledgeOfView(view), deeds, budget(kernel, random)));
}

function bestTrade(view: View, random: Random): TradeDeed {
  const kernel = kernelFor(view);
  const knowledge = knowledgeBeforeTradeOf(view);
  const points = pointsOf(view.game, view.setup);
  return best(tradeValues(kernel, points, knowledge, tradeOptions(knowledge), budget(kernel, random)));
}

function budget({ policies }: Kernel, random: Random): WorldBudget {
  const policy = policies.at(-1) ?? 'random';
  return { worlds: WORLDS, policy, noise: NOISE, seed: String(random.next()) };
}

/** The option that came to most; of equal ones the first. */
function best<Deed>(values: readonly OptionValue<Deed>[]): Deed {
  return values.reduce((most, value) => (value.mean > most.mean ? value : most)).deed;
}
